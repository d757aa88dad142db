import {
	canStandAt,
	createLink,
	changeItem,
	findItem,
	insertItem,
	moveItem,
	removeItem,
} from '@/features/menus/rules/menu-edits';
import { formatMenu, parseMenu } from '@/features/menus/rules/menu-markup';
import { listRows } from '@/features/menus/rules/list-rows';
import { MENU_MODEL } from '@/features/menus/rules/menu-model';
import type { MenuTree } from '@/features/menus/rules/types';
import { projectDrop } from '@/kits/tree/rules/project-drop';
import { findStep, stepRow } from '@/kits/tree/rules/step-row';

const link = ( label: string ) =>
	`<!-- wp:navigation-link {"label":"${ label }"} /-->`;
const submenu = ( label: string, ...inside: string[] ) =>
	`<!-- wp:navigation-submenu {"label":"${ label }"} -->\n${ inside.join(
		'\n\n'
	) }\n<!-- /wp:navigation-submenu -->`;
const menu = ( ...items: string[] ) => parseMenu( items.join( '\n\n' ) );

const none: ReadonlySet< number > = new Set();
const outline = ( tree: MenuTree ) =>
	listRows( tree, none )
		.map(
			( { item, level } ) => '-'.repeat( level ) + item.attributes.label
		)
		.join( ' ' );
const keyOf = ( tree: MenuTree, label: string ) =>
	listRows( tree, none ).find(
		( { item } ) => item.attributes.label === label
	)?.item.key as number;

describe( 'a step of an item', () => {
	const tree = menu( link( 'A' ), submenu( 'B', link( 'C' ) ), link( 'D' ) );

	it.each( [
		[ 'A', 'down', '-B --C -A -D' ],
		[ 'A', 'up', '-A -B --C -D' ],
		[ 'D', 'up', '-A -D -B --C' ],
		[ 'D', 'in', '-A -B --C --D' ],
		[ 'B', 'in', '-A --B ---C -D' ],
		[ 'C', 'out', '-A -B -C -D' ],
		[ 'D', 'down', '-A -B --C -D' ],
		[ 'A', 'out', '-A -B --C -D' ],
	] as const )( 'moves %s %s', ( label, step, expected ) => {
		expect(
			outline( stepRow( MENU_MODEL, tree, keyOf( tree, label ), step ) )
		).toBe( expected );
	} );

	it( 'makes a submenu of a link that gets an item, and a link of a submenu that loses its last', () => {
		const nested = stepRow( MENU_MODEL, tree, keyOf( tree, 'B' ), 'in' );
		expect( formatMenu( nested ) ).toBe(
			[ submenu( 'A', submenu( 'B', link( 'C' ) ) ), link( 'D' ) ].join(
				'\n\n'
			)
		);
		expect(
			formatMenu( stepRow( MENU_MODEL, tree, keyOf( tree, 'C' ), 'out' ) )
		).toBe(
			[ link( 'A' ), link( 'B' ), link( 'C' ), link( 'D' ) ].join(
				'\n\n'
			)
		);
	} );

	it( 'goes no deeper than five levels, and into nothing that holds no items', () => {
		const deep = menu(
			submenu(
				'1',
				submenu(
					'2',
					submenu( '3', submenu( '4', link( '5' ), link( '6' ) ) )
				)
			)
		);
		expect(
			findStep( MENU_MODEL, deep, keyOf( deep, '6' ), 'in' )
		).toBeUndefined();
		const flat = parseMenu( `<!-- wp:page-list /-->${ link( 'A' ) }` );
		expect(
			findStep( MENU_MODEL, flat, keyOf( flat, 'A' ), 'in' )
		).toBeUndefined();
	} );
} );

describe( 'an item that is dropped', () => {
	// Rows: 0 A, 1 B, 2 B1 in B, 3 a page list, 4 D.
	const tree = parseMenu(
		`${ link( 'A' ) }${ submenu(
			'B',
			link( 'B1' )
		) }<!-- wp:page-list /-->${ link( 'D' ) }`
	);
	const rows = listRows( tree, none );

	it.each( [
		[ 'into a submenu, among its items', 4, 2, 0, 1, 0, 2 ],
		[ 'into a link, to the side', 4, 1, 1, 0, 0, 2 ],
		[ 'into no block that holds nothing', 4, 4, 1, undefined, 3, 1 ],
	] as const )(
		'stands %s',
		( _, from, over, levels, parent, index, level ) => {
			expect(
				projectDrop( rows, { from, over, levels }, ( location ) =>
					canStandAt( tree, rows[ from ]?.id as number, location )
				)
			).toEqual( {
				location: {
					parent:
						parent === undefined ? undefined : rows[ parent ]?.id,
					index,
				},
				level,
			} );
		}
	);
} );

describe( 'moveItem', () => {
	it( 'puts no item into itself', () => {
		const tree = menu( submenu( 'A', link( 'B' ) ) );
		expect(
			moveItem( tree, keyOf( tree, 'A' ), {
				parent: keyOf( tree, 'B' ),
				index: 0,
			} )
		).toBe( tree );
	} );

	it( 'moves a block that it does not know with every byte of it', () => {
		const unknown =
			'<!-- wp:acme/x {"a": 1 } --><b>\n</b><!-- /wp:acme/x -->';
		const tree = menu( unknown, link( 'A' ) );
		const [ block ] = tree.children;
		expect(
			formatMenu(
				moveItem( tree, block?.key as number, {
					parent: undefined,
					index: 1,
				} )
			)
		).toBe( `${ link( 'A' ) }\n\n${ unknown }` );
	} );
} );

describe( 'editItem, insertItem and removeItem', () => {
	it( 'write what changes and leave the rest as it was', () => {
		const odd = '<!--  wp:navigation-link {"label" : "Odd"} /-->';
		const tree = parseMenu( `${ odd }\n${ link( 'A' ) }` );
		const edited = changeItem( tree, keyOf( tree, 'A' ), {
			label: 'A -- <b>"x"</b> & \\',
			opensInNewTab: true,
			url: '',
		} );
		expect( formatMenu( edited ) ).toBe(
			`${ odd }\n<!-- wp:navigation-link {"label":"A \\u002d\\u002d \\u003cb\\u003e\\u0022x\\u0022\\u003c/b\\u003e \\u0026 \\u005c","opensInNewTab":true} /-->`
		);
		expect(
			parseMenu( formatMenu( edited ) ).children[ 1 ]?.attributes
		).toEqual( { label: 'A -- <b>"x"</b> & \\', opensInNewTab: true } );
	} );

	it( 'add to an empty menu, and to a link', () => {
		const first = createLink( { label: 'First' } );
		const tree = insertItem( parseMenu( '' ), first, {
			parent: undefined,
			index: 0,
		} );
		const both = insertItem( tree, createLink( { label: 'Second' } ), {
			parent: first.key,
			index: 0,
		} );
		expect( formatMenu( both ) ).toBe(
			submenu( 'First', link( 'Second' ) )
		);
		expect( findItem( both, first.key )?.name ).toBe(
			'core/navigation-submenu'
		);
	} );

	it( 'leave no white space behind', () => {
		const tree = menu( link( 'A' ), link( 'B' ) );
		expect( formatMenu( removeItem( tree, keyOf( tree, 'A' ) ) ) ).toBe(
			link( 'B' )
		);
	} );
} );
