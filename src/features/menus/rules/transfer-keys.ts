import { formatMenu } from './menu-markup';
import type { MenuItem, MenuTree } from './types';

/**
 * Gives the items of a menu that was read again the keys that they had before, so that what is focused, open or being
 * dragged stays so. An item is known again by its markup, or else by its place and block.
 *
 * @param next     The menu as it was read.
 * @param previous The menu before.
 */
export function transferKeys( next: MenuTree, previous: MenuTree ): MenuTree {
	const byMarkup = new Map< string, number[] >();
	walk( previous.children, ( item ) => {
		const id = toMarkup( item );
		byMarkup.set( id, [ ...( byMarkup.get( id ) ?? [] ), item.key ] );
	} );
	const used = new Set< number >();
	const known = new Map< number, number >();
	walk( next.children, ( item ) => {
		const key = byMarkup.get( toMarkup( item ) )?.shift();
		if ( key !== undefined ) {
			used.add( key );
			known.set( item.key, key );
		}
	} );
	return {
		...next,
		children: rename( next.children, previous.children, known, used ),
	};
}

function rename(
	items: readonly MenuItem[],
	previous: readonly MenuItem[],
	known: ReadonlyMap< number, number >,
	used: Set< number >
): readonly MenuItem[] {
	return items.map( ( item, index ) => {
		const counterpart = previous[ index ];
		const isSame =
			counterpart?.name === item.name && ! used.has( counterpart.key );
		const key =
			known.get( item.key ) ?? ( isSame ? counterpart.key : item.key );
		used.add( key );
		return {
			...item,
			key,
			children: rename(
				item.children,
				counterpart?.children ?? [],
				known,
				used
			),
		};
	} );
}

function walk(
	items: readonly MenuItem[],
	visit: ( item: MenuItem ) => void
): void {
	items.forEach( ( item ) => {
		visit( item );
		walk( item.children, visit );
	} );
}

function toMarkup( item: MenuItem ): string {
	return formatMenu( { children: [ { ...item, before: '' } ], tail: '' } );
}
