import { transferKeys } from '@/features/menus/rules/transfer-keys';
import { listRows } from '@/features/menus/rules/list-rows';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import type { MenuTree } from '@/features/menus/rules/types';

const link = ( label: string ) =>
	`<!-- wp:navigation-link {"label":"${ label }"} /-->`;
const keys = ( tree: MenuTree ) =>
	Object.fromEntries(
		listRows( tree, new Set() ).map( ( { item } ) => [
			String( item.attributes.label ),
			item.key,
		] )
	);

describe( 'transferKeys', () => {
	const before = parseMenu( link( 'A' ) + link( 'B' ) + link( 'C' ) );

	it( 'knows moved items again', () => {
		const after = parseMenu( link( 'C' ) + link( 'A' ) + link( 'B' ) );
		expect( keys( transferKeys( after, before ) ) ).toEqual(
			keys( before )
		);
	} );

	it( 'knows an item again whose label changed', () => {
		const after = parseMenu( link( 'A' ) + link( 'B2' ) + link( 'C' ) );
		expect( keys( transferKeys( after, before ) ).B2 ).toBe(
			keys( before ).B
		);
	} );

	it( 'gives each of two equal items a key of its own', () => {
		const after = transferKeys(
			parseMenu( link( 'A' ) + link( 'A' ) + link( 'B' ) ),
			before
		);
		const all = listRows( after, new Set() ).map(
			( { item } ) => item.key
		);
		expect( new Set( all ).size ).toBe( 3 );
	} );
} );
