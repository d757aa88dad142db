import { readOwnLayout } from '@/features/styles/rules/why/own-layout';

const CENTERED = '> :where(:not(.alignleft):not(.alignright):not(.alignfull))';

describe( 'readOwnLayout', () => {
	const CONTAINER = '.wp-container-core-group-is-layout-ab12';
	it.each( [
		[ CONTAINER, 'row-gap', 'spacing.blockGap', false ],
		[ CONTAINER, 'justify-content', 'layout.justifyContent', false ],
		[ CONTAINER, 'flex-direction', 'layout.orientation', false ],
		[ `${ CONTAINER } > * + *`, 'margin-top', 'spacing.blockGap', true ],
		[
			`${ CONTAINER } ${ CENTERED }`,
			'max-width',
			'layout.contentSize',
			true,
		],
		[ `${ CONTAINER } > .alignwide`, 'max-width', 'layout.wideSize', true ],
		[
			`.editor-styles-wrapper ${ CONTAINER }`,
			'flex-wrap',
			'layout.flexWrap',
			false,
		],
	] )( 'reads %s { %s }', ( selector, property, path, isOfParent ) => {
		expect( readOwnLayout( selector, property ) ).toEqual( {
			path: path.split( '.' ),
			isOfParent,
		} );
	} );

	it.each( [
		[ `${ CONTAINER } > *`, 'margin-top' ],
		[ '.wp-container-content-1', 'flex-basis' ],
		[ '.is-layout-flex', 'row-gap' ],
	] )( 'claims nothing for %s { %s }', ( selector, property ) => {
		expect( readOwnLayout( selector, property ) ).toBeUndefined();
	} );
} );
