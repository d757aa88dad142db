import { nameElement } from '@/features/styles/inspect/name-element';

it.each( [
	[
		'<ul><li><a>About</a></li><li><a>Contact</a></li></ul>',
		'About Contact',
	],
	[ '<p>A <em>brand</em>ed <b>page</b></p>', 'A branded page' ],
	[ '<p>One<br>two</p>', 'One two' ],
	[ '<p>\n\tSpaced\n\tout\n</p>', 'Spaced out' ],
] )( 'parts the words of %s', ( html, text ) => {
	const place = document.createElement( 'div' );
	place.innerHTML = html;
	expect( nameElement( place.firstElementChild as Element ) ).toContain(
		`“${ text }”`
	);
} );
