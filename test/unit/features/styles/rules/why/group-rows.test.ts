import { CSS_PROPERTIES } from '@/features/styles/rules/why/css-properties';
import { groupRows } from '@/features/styles/rules/why/group-rows';

const row = ( name: string, value: string, path: string, from?: string ) => ( {
	property: CSS_PROPERTIES.find( ( one ) => one.name === name )!,
	value,
	verdict: { kind: 'setting', winner: { path: path.split( '.' ) } },
	from,
} );

const format = ( rows: ReturnType< typeof row >[] ) =>
	groupRows( rows ).map( ( group ) =>
		group.map( ( { property } ) => property.name ).join( ' ' )
	);

describe( 'groupRows', () => {
	it( 'puts sides together that say the same', () => {
		expect(
			format( [
				row( 'color', 'red', 'color.text' ),
				row( 'padding-top', '1px', 'spacing.padding.top' ),
				row( 'padding-left', '2px', 'spacing.padding.left' ),
				row( 'padding-bottom', '1px', 'spacing.padding.bottom' ),
				row( 'margin-top', '1px', 'spacing.margin.top' ),
				row( 'border-top-left-radius', '1px', 'border.radius.topLeft' ),
				row(
					'border-top-right-radius',
					'1px',
					'border.radius.topRight'
				),
			] )
		).toEqual( [
			'color',
			'padding-top padding-bottom',
			'padding-left',
			'margin-top',
			'border-top-left-radius border-top-right-radius',
		] );
	} );

	it( 'leaves apart what comes from elsewhere', () => {
		expect(
			format( [
				row( 'padding-top', '1px', 'spacing.padding.top' ),
				row( 'padding-left', '1px', 'other.padding.left' ),
				row( 'padding-right', '1px', 'spacing.padding.right', 'a' ),
			] )
		).toHaveLength( 3 );
	} );
} );
