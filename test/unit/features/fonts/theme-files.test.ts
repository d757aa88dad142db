import { resolveThemeFile } from '@/features/fonts/theme-files';

const FILES = {
	url: 'https://example.org/child/',
	parentFiles: {
		'file:./fonts/a.woff2': 'https://example.org/parent/fonts/a.woff2',
		'file:./fonts/b.woff2': 3,
	},
};

describe( 'resolveThemeFile', () => {
	it.each( [
		[
			'a file of the theme',
			'file:./fonts/c.woff2',
			'https://example.org/child/fonts/c.woff2',
		],
		[
			'a file of its parent',
			'file:./fonts/a.woff2',
			'https://example.org/parent/fonts/a.woff2',
		],
		[
			'a file with an address that cannot be read',
			'file:./fonts/b.woff2',
			'https://example.org/child/fonts/b.woff2',
		],
		[
			'a file elsewhere',
			'https://example.net/a.woff2',
			'https://example.net/a.woff2',
		],
		[ 'a name of every object', 'constructor', 'constructor' ],
	] )( 'returns the address of %s', ( _, source, address ) => {
		expect( resolveThemeFile( source, FILES ) ).toBe( address );
	} );
} );
