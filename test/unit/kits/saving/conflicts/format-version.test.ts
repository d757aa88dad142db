import { formatVersion } from '@/kits/saving/conflicts/format-version';

it.each( [
	[ 'a text', { title: 'A' }, 'title', 'A' ],
	[ 'a raw text', { title: { raw: 'A', rendered: 'B' } }, 'title', 'A' ],
	[
		'a path',
		{ styles: { color: { text: '#fff' } } },
		'styles.color.text',
		'#fff',
	],
	[ 'nothing', { title: '' }, 'title', '(empty)' ],
	[ 'a number', { parent: 7 }, 'parent', '7' ],
	[
		'a number that has a name',
		{ template: 7, template_name: 'Wide' },
		'template',
		'Wide',
	],
	[
		'nothing that has a name',
		{ template: null, template_name: 'Original' },
		'template',
		'Original',
	],
	[ 'a text beside a name', { a: 'A', a_name: 'B' }, 'a', 'A' ],
] )( 'shows %s', ( _name, fields, path, text ) => {
	expect( formatVersion( fields, path ) ).toBe( text );
} );
