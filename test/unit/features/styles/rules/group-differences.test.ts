import type { Difference } from '@/features/styles/rules/diff-configs';
import { groupDifferences } from '@/features/styles/rules/group-differences';

const at = ( path: string ): Difference => ( {
	path: path.split( '.' ),
	kind: 'changed',
	before: 1,
	after: 2,
} );

it.each( [
	[ 'styles.css', 'Additional CSS' ],
	[ 'styles.color.text', 'Colors' ],
	[ 'styles.elements.h1.typography.fontSize', 'Typography' ],
	[ 'styles.elements.link.:hover.color.text', 'Colors' ],
	[ 'styles.blocks.core/button.color.text', 'Blocks › core/button' ],
	[ 'settings.blocks.core/button.color.custom', 'Blocks › core/button' ],
	[ 'settings.color.palette.custom.ink', 'Colors' ],
	[ 'settings.typography.fontSizes.custom', 'Typography' ],
	[ 'styles.spacing.padding.top', 'Layout' ],
	[ 'settings.layout.contentSize', 'Layout' ],
	[ 'styles.shadow', 'Borders and shadows' ],
	[ 'styles.border.radius', 'Borders and shadows' ],
	[ 'styles.background.backgroundImage', 'Background' ],
	[ 'settings.custom.gap', 'Custom' ],
	[ 'settings.custom.dark.gradient.dawn', 'Colors' ],
	[ 'settings.custom.dark.size', 'Custom' ],
	[ 'settings.custom.root.@mobile.spacing.blockGap', 'Layout' ],
	[ 'settings.custom.root.@tablet.color.text', 'Colors' ],
	[ 'settings.constructor.a', 'Constructor' ],
	[ 'styles.elements', 'Other' ],
] )( 'groupDifferences puts %s into %s', ( path, expected ) => {
	expect(
		groupDifferences( [ at( path ) ], ( name ) => name )[ 0 ]?.label
	).toBe( expected );
} );

it( 'groupDifferences keeps the order, and each difference once', () => {
	const [ color, css, type, other ] = [
		'styles.color.text',
		'styles.css',
		'styles.typography.fontSize',
		'styles.color.background',
	].map( at ) as [ Difference, Difference, Difference, Difference ];
	expect( groupDifferences( [ color, css, type, other ], String ) ).toEqual( [
		{ label: 'Colors', differences: [ color, other ] },
		{ label: 'Additional CSS', differences: [ css ] },
		{ label: 'Typography', differences: [ type ] },
	] );
} );
