import { describeNamedValue } from '@/features/styles/rules/describe-named-value';

const CONFIG = {
	settings: {
		color: { palette: { theme: [ { slug: 'ink', name: 'Ink' } ] } },
		spacing: {
			spacingSizes: {
				theme: [
					{ slug: '50', name: 'Regular' },
					{ slug: '60', name: '' },
				],
			},
		},
	},
};

it.each( [
	[ 'var:preset|color|ink', 'Ink' ],
	[ 'var(--wp--preset--spacing--50)', 'Regular' ],
	[ 'var:preset|spacing|60', '60' ],
	[ 'var:preset|color|gone', 'gone' ],
	[ '1.2rem', '1.2rem' ],
	[ 1.4, '1.4' ],
] )( 'says of %p: %s', ( value, text ) => {
	expect( describeNamedValue( value, CONFIG ) ).toBe( text );
} );
