import { toCss } from '@/features/styles/rules/why/to-css';

const STYLES = {
	color: { text: 'var:preset|color|accent1', link: { ref: 'styles.x' } },
};

describe( 'toCss', () => {
	it.each( [
		[ 'red', 'red' ],
		[ 1.5, '1.5' ],
		[ 'var:preset|color|accent-1', 'var(--wp--preset--color--accent-1)' ],
		[ 'var:preset|font-size|2XL', 'var(--wp--preset--font-size--2-xl)' ],
		[ 'var:custom|gapSize', 'var(--wp--custom--gap-size)' ],
		[ { ref: 'styles.color.text' }, 'var(--wp--preset--color--accent-1)' ],
		[ { ref: 'styles.color.link' }, undefined ],
		[ { ref: 'styles.color.none' }, undefined ],
		[ { url: 'http://a.test/b.png' }, 'url("http://a.test/b.png")' ],
		[ [ 'red' ], undefined ],
	] )( 'prints %j', ( value, expected ) => {
		expect( toCss( value, STYLES ) ).toBe( expected );
	} );
} );
