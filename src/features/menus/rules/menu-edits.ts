import type { TreeLocation } from '@/kits/tree/types';
import { formatCloser, formatOpener } from './block-delimiter';
import { canHoldItems, nextItemKey } from './menu-markup';
import type { MenuAttributes, MenuItem, MenuTree } from './types';

/** Largest number of levels; the Navigation block shows no more. */
export const MAX_LEVELS = 5;

const LINK = 'core/navigation-link';
const SUBMENU = 'core/navigation-submenu';

/** Separator that WordPress writes between two blocks. */
const SEPARATOR = '\n\n';

/** The location of an item among its siblings, and the locations of its ancestors. */
interface Place {
	items: readonly MenuItem[];
	index: number;
	/** Location of its parent; undefined at the top. */
	above: Place | undefined;
}

/**
 * Returns the item with a key; undefined where there is none.
 *
 * @param tree The menu.
 * @param key  Key of the item.
 */
export function findItem( tree: MenuTree, key: number ): MenuItem | undefined {
	return getItemAt( findPlace( tree, key ) );
}

/**
 * Returns the location of the item with a key; undefined where there is none.
 *
 * @param tree The menu.
 * @param key  Key of the item.
 */
export function findLocation(
	tree: MenuTree,
	key: number
): TreeLocation | undefined {
	const place = findPlace( tree, key );
	return (
		place && { parent: getItemAt( place.above )?.key, index: place.index }
	);
}

/**
 * Creates the item of a link.
 *
 * @param attributes Its attributes.
 */
export function createLink( attributes: MenuAttributes ): MenuItem {
	return {
		key: nextItemKey(),
		name: LINK,
		attributes,
		before: '',
		opener: formatOpener( LINK, attributes, true ),
		children: [],
		tail: '',
		closer: '',
	};
}

/**
 * Changes attributes of an item; a value that is undefined, empty or false removes the attribute.
 *
 * @param tree    The menu.
 * @param key     Key of the item.
 * @param changes The changed attributes.
 */
export function changeItem(
	tree: MenuTree,
	key: number,
	changes: MenuAttributes
): MenuTree {
	return updateItem( tree, key, ( item ) => {
		const attributes = { ...item.attributes };
		for ( const [ name, value ] of Object.entries( changes ) ) {
			if ( value === undefined || value === '' || value === false ) {
				delete attributes[ name ];
			} else {
				attributes[ name ] = value;
			}
		}
		return {
			...item,
			attributes,
			opener: formatOpener( item.name, attributes, item.closer === '' ),
		};
	} );
}

/**
 * Adds an item. Where the parent is a link, it becomes a submenu.
 *
 * @param tree     The menu.
 * @param item     The item.
 * @param location Its location.
 */
export function insertItem(
	tree: MenuTree,
	item: MenuItem,
	{ parent, index }: TreeLocation
): MenuTree {
	if ( parent === undefined ) {
		return {
			...tree,
			children: insertInto( tree.children, item, index, '' ),
		};
	}
	return updateItem( tree, parent, ( holder ) => {
		const submenu = toSubmenu( holder );
		return {
			...submenu,
			children: insertInto( submenu.children, item, index, '\n' ),
			tail: submenu.tail || '\n',
		};
	} );
}

/**
 * Removes an item with its descendants. A submenu that loses its last item becomes a link.
 *
 * @param tree The menu.
 * @param key  Key of the item.
 */
export function removeItem( tree: MenuTree, key: number ): MenuTree {
	const location = findLocation( tree, key );
	if ( ! location ) {
		return tree;
	}
	if ( location.parent === undefined ) {
		return {
			...tree,
			children: removeFrom( tree.children, location.index ),
		};
	}
	return updateItem( tree, location.parent, ( holder ) =>
		holder.children.length > 1
			? {
					...holder,
					children: removeFrom( holder.children, location.index ),
			  }
			: toLink( holder )
	);
}

/**
 * Moves an item with its descendants.
 *
 * @param tree     The menu.
 * @param key      Key of the item.
 * @param location The new location; its index does not count the item itself.
 * @return The new tree; the same object where the item cannot be moved there.
 */
export function moveItem(
	tree: MenuTree,
	key: number,
	location: TreeLocation
): MenuTree {
	const item = findItem( tree, key );
	if ( ! item || ! canStandAt( tree, key, location ) ) {
		return tree;
	}
	const from = findLocation( tree, key );
	if ( from?.parent === location.parent && from?.index === location.index ) {
		return tree;
	}
	// Within the same parent, the parent stays a submenu while the item is removed.
	const rest =
		from?.parent === location.parent
			? removeFromTree( tree, from as TreeLocation )
			: removeItem( tree, key );
	return insertItem( rest, item, location );
}

/**
 * Returns whether an item can be moved to a location: the parent can have items, is not the item or in it, and is not too deep.
 *
 * @param tree            The menu.
 * @param key             Key of the item.
 * @param location        The location.
 * @param location.parent Key of its parent.
 */
export function canStandAt(
	tree: MenuTree,
	key: number,
	{ parent }: Pick< TreeLocation, 'parent' >
): boolean {
	const item = findItem( tree, key );
	if ( ! item || parent === undefined ) {
		return item !== undefined;
	}
	const holder = findItem( tree, parent );
	return (
		holder !== undefined &&
		canHoldItems( holder ) &&
		parent !== key &&
		! findItem( { children: item.children, tail: '' }, parent ) &&
		getLevel( tree, parent ) + countLevels( item ) <= MAX_LEVELS
	);
}

/**
 * Returns the level of an item: 1 at the top.
 *
 * @param tree The menu.
 * @param key  Key of the item.
 */
export function getLevel( tree: MenuTree, key: number ): number {
	let level = 0;
	for ( let at = findPlace( tree, key ); at; at = at.above ) {
		level++;
	}
	return level;
}

function getItemAt( place: Place | undefined ): MenuItem | undefined {
	return place?.items[ place.index ];
}

// Iterative here and below, because a hostile menu may be nested more deeply than the call stack allows.
function findPlace( tree: MenuTree, key: number ): Place | undefined {
	const stack: Pick< Place, 'items' | 'above' >[] = [
		{ items: tree.children, above: undefined },
	];
	for ( let next = stack.pop(); next; next = stack.pop() ) {
		for ( const [ index, item ] of next.items.entries() ) {
			const place = { ...next, index };
			if ( item.key === key ) {
				return place;
			}
			if ( item.children.length ) {
				stack.push( { items: item.children, above: place } );
			}
		}
	}
	return undefined;
}

function countLevels( item: MenuItem ): number {
	const stack = [ { item, level: 1 } ];
	let levels = 0;
	for ( let next = stack.pop(); next; next = stack.pop() ) {
		const level = next.level + 1;
		levels = Math.max( levels, next.level );
		next.item.children.forEach( ( child ) =>
			stack.push( { item: child, level } )
		);
	}
	return levels;
}

function updateItem(
	tree: MenuTree,
	key: number,
	update: ( item: MenuItem ) => MenuItem
): MenuTree {
	const place = findPlace( tree, key );
	const item = getItemAt( place );
	if ( ! place || ! item ) {
		return tree;
	}
	let children = replaceAt( place.items, place.index, update( item ) );
	for ( let { above } = place; above; { above } = above ) {
		const holder = getItemAt( above ) as MenuItem;
		children = replaceAt( above.items, above.index, {
			...holder,
			children,
		} );
	}
	return { ...tree, children };
}

// The first item of a list has the white space at the beginning of the list.
function insertInto(
	items: readonly MenuItem[],
	item: MenuItem,
	index: number,
	beginning: string
): readonly MenuItem[] {
	const [ first, second ] = items;
	if ( ! first ) {
		return [ { ...item, before: beginning } ];
	}
	const at = Math.max( 0, Math.min( index, items.length ) );
	const separator = second?.before || SEPARATOR;
	if ( at > 0 ) {
		return [
			...items.slice( 0, at ),
			{ ...item, before: separator },
			...items.slice( at ),
		];
	}
	return [
		{ ...item, before: first.before },
		{ ...first, before: separator },
		...items.slice( 1 ),
	];
}

function removeFrom(
	items: readonly MenuItem[],
	index: number
): readonly MenuItem[] {
	const rest = items.filter( ( _, at ) => at !== index );
	const [ removed, next ] = [ items[ index ], rest[ 0 ] ];
	return index === 0 && removed && next
		? [ { ...next, before: removed.before }, ...rest.slice( 1 ) ]
		: rest;
}

function replaceAt(
	items: readonly MenuItem[],
	index: number,
	item: MenuItem
): readonly MenuItem[] {
	return items.map( ( other, at ) => ( at === index ? item : other ) );
}

function removeFromTree(
	tree: MenuTree,
	{ parent, index }: TreeLocation
): MenuTree {
	return parent === undefined
		? { ...tree, children: removeFrom( tree.children, index ) }
		: updateItem( tree, parent, ( holder ) => ( {
				...holder,
				children: removeFrom( holder.children, index ),
		  } ) );
}

function toSubmenu( item: MenuItem ): MenuItem {
	return item.name === SUBMENU && item.closer
		? item
		: {
				...item,
				name: SUBMENU,
				opener: formatOpener( SUBMENU, item.attributes, false ),
				closer: formatCloser( SUBMENU ),
		  };
}

function toLink( item: MenuItem ): MenuItem {
	return {
		...item,
		name: LINK,
		opener: formatOpener( LINK, item.attributes, true ),
		children: [],
		tail: '',
		closer: '',
	};
}
