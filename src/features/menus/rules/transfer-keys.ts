import type { MenuItem, MenuTree } from './types';

type Items = readonly MenuItem[];

/**
 * Assigns the earlier keys to the items of a menu that was parsed again, so that items stay focused, open and dragged. An item is recognized by
 * its markup, or else by its location and block.
 *
 * @param next     The menu that was parsed.
 * @param previous The earlier menu.
 */
export function transferKeys( next: MenuTree, previous: MenuTree ): MenuTree {
	const names = new Map< string, number >();
	const before = listItems( previous.children );
	const marks = markItems( before, names );
	const keys = new Map< number, number[] >();
	for ( const item of before ) {
		const mark = marks.get( item ) as number;
		const list = keys.get( mark );
		if ( list ) {
			list.push( item.key );
		} else {
			keys.set( mark, [ item.key ] );
		}
	}
	const items = listItems( next.children );
	const nextMarks = markItems( items, names );
	const used = new Set< number >();
	const known = new Map< number, number >();
	for ( const item of items ) {
		const key = keys.get( nextMarks.get( item ) as number )?.shift();
		if ( key !== undefined ) {
			used.add( key );
			known.set( item.key, key );
		}
	}
	return {
		...next,
		children: rename( next.children, previous.children, known, used ),
	};
}

interface Renaming {
	items: Items;
	previous: Items;
	/** List that receives the renamed items. */
	renamed: MenuItem[];
}

function rename(
	children: Items,
	previousChildren: Items,
	known: ReadonlyMap< number, number >,
	used: Set< number >
): Items {
	const all: MenuItem[] = [];
	const stack: Renaming[] = [
		{ items: children, previous: previousChildren, renamed: all },
	];
	for ( let next = stack.pop(); next; next = stack.pop() ) {
		const { items, previous, renamed } = next;
		const inside: Renaming[] = [];
		items.forEach( ( item, index ) => {
			const counterpart = previous[ index ];
			const isSame =
				counterpart?.name === item.name &&
				! used.has( counterpart.key );
			const key =
				known.get( item.key ) ??
				( isSame ? counterpart.key : item.key );
			used.add( key );
			const ownChildren: MenuItem[] = [];
			renamed.push( { ...item, key, children: ownChildren } );
			inside.push( {
				items: item.children,
				previous: counterpart?.children ?? [],
				renamed: ownChildren,
			} );
		} );
		inside.reverse().forEach( ( list ) => stack.push( list ) );
	}
	return all;
}

/**
 * Returns all items in their order, each before its children. Iterative, because a hostile menu may be nested more deeply than the call stack
 * allows.
 *
 * @param children The items at the top.
 */
function listItems( children: Items ): Items {
	const items: MenuItem[] = [];
	const stack = [ ...children ].reverse();
	for ( let item = stack.pop(); item; item = stack.pop() ) {
		items.push( item );
		[ ...item.children ]
			.reverse()
			.forEach( ( child ) => stack.push( child ) );
	}
	return items;
}

/**
 * Returns a number for each item, the same for items with equal markup. The markup would be too long a key in a deep menu, because it includes
 * all descendants.
 *
 * @param items All items, each before its children.
 * @param names Numbers by the text for which they were assigned; new ones are added.
 */
function markItems(
	items: Items,
	names: Map< string, number >
): ReadonlyMap< MenuItem, number > {
	const marks = new Map< MenuItem, number >();
	[ ...items ].reverse().forEach( ( item ) => {
		const name = JSON.stringify( [
			item.opener,
			item.children.map( ( child ) => [
				child.before,
				marks.get( child ),
			] ),
			item.tail,
			item.closer,
		] );
		const mark = names.get( name ) ?? names.size;
		names.set( name, mark );
		marks.set( item, mark );
	} );
	return marks;
}
