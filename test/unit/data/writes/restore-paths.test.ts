import { restorePaths } from '@/data/writes/restore-paths';

describe( 'restorePaths', () => {
	it.each( [
		[
			'takes a field as a whole',
			[ 'title' ],
			{ title: { raw: 'Theirs', rendered: 'Theirs!' }, slug: 'theirs' },
			{ title: 'Mine', slug: 'now' },
			{ title: 'Theirs' },
		],
		[
			'keeps what is at other paths of the same field now',
			[ 'styles.color.text' ],
			{ styles: { color: { text: 'blue', background: 'white' } } },
			{
				styles: {
					color: { text: 'red', background: 'black' },
					spacing: { padding: '1rem' },
				},
			},
			{
				styles: {
					color: { text: 'blue', background: 'black' },
					spacing: { padding: '1rem' },
				},
			},
		],
		[
			'removes what the other version had removed',
			[ 'styles.color.text' ],
			{ styles: {} },
			{ styles: { color: { text: 'red', background: 'black' } } },
			{ styles: { color: { background: 'black' } } },
		],
		[
			'brings back what has been removed since, with the nodes above it',
			[ 'styles.elements.link.color' ],
			{ styles: { elements: { link: { color: 'blue', font: 'a' } } } },
			{ styles: [] },
			{ styles: { elements: { link: { color: 'blue' } } } },
		],
		[
			'takes a list as one value',
			[ 'settings.color.palette.custom' ],
			{
				settings: { color: { palette: { custom: [ { slug: 'a' } ] } } },
			},
			{
				settings: {
					color: {
						palette: { custom: [ { slug: 'b' }, { slug: 'c' } ] },
						custom: false,
					},
				},
			},
			{
				settings: {
					color: {
						palette: { custom: [ { slug: 'a' } ] },
						custom: false,
					},
				},
			},
		],
		[
			'finds a name that has a dot in it',
			[ 'styles.blocks.a/b.css', 'settings.custom.1.5.size' ],
			{
				styles: { blocks: { 'a/b': { css: 'x' } } },
				settings: { custom: { '1.5': { size: 1, gap: 1 } } },
			},
			{
				styles: { blocks: { 'a/b': { css: 'y' } }, css: 'z' },
				settings: { custom: { '1.5': { size: 2, gap: 2 } } },
			},
			{
				styles: { blocks: { 'a/b': { css: 'x' } }, css: 'z' },
				settings: { custom: { '1.5': { size: 1, gap: 2 } } },
			},
		],
		[
			'passes over what neither version has',
			[ 'gone', 'styles.color.text' ],
			{ styles: { css: 'a' } },
			{ styles: { css: 'b' } },
			{ styles: { css: 'b' } },
		],
	] )( '%s', ( _, paths, theirs, now, expected ) => {
		expect( restorePaths( paths, theirs, now ) ).toEqual( expected );
	} );
} );
