import {
	findDelimiters,
	parseAttributes,
	type BlockDelimiter,
} from './block-delimiter';
import type { MenuItem, MenuTree } from './types';

/** Blocks whose inner blocks are items of the menu. */
const HOLDERS: readonly string[] = [
	'core/navigation-link',
	'core/navigation-submenu',
];

let lastKey = 0;

/** Returns a key that no other item has. */
export function nextItemKey(): number {
	return ++lastKey;
}

/**
 * Returns whether an item can have children.
 *
 * @param item      The item.
 * @param item.name Name of its block.
 */
export function canHoldItems( { name }: Pick< MenuItem, 'name' > ): boolean {
	return HOLDERS.includes( name );
}

/**
 * Parses the markup of a menu. {@link formatMenu} returns the same bytes again, also of invalid markup: delimiters without a partner, for
 * example, become text.
 *
 * @param markup Block markup.
 */
export function parseMenu( markup: string ): MenuTree {
	const delimiters = findDelimiters( markup );
	const partners = matchDelimiters( delimiters );
	const root: Frame = { children: [], from: 0 };
	const frames: Frame[] = [ root ];
	let cursor = 0;

	// Iterative, because a hostile menu may be nested more deeply than the call stack allows.
	for ( let index = 0; index < delimiters.length; index++ ) {
		const delimiter = delimiters[ index ] as BlockDelimiter;
		const frame = frames[ frames.length - 1 ] as Frame;
		const partner = partners.get( index );
		if ( delimiter.kind === 'void' ) {
			addText( frame, markup.slice( cursor, delimiter.start ) );
			addItem( frame, toItem( markup, delimiter ) );
			cursor = delimiter.end;
		} else if ( delimiter.kind === 'opener' && partner !== undefined ) {
			const closer = delimiters[ partner ] as BlockDelimiter;
			addText( frame, markup.slice( cursor, delimiter.start ) );
			if ( canHoldItems( delimiter ) ) {
				frames.push( {
					children: [],
					from: index,
					item: toItem( markup, delimiter, closer ),
				} );
				cursor = delimiter.end;
			} else {
				addItem( frame, {
					...toItem( markup, delimiter, closer ),
					tail: markup.slice( delimiter.end, closer.start ),
				} );
				cursor = closer.end;
				index = partner;
			}
		} else if ( frame.item && partners.get( frame.from ) === index ) {
			addText( frame, markup.slice( cursor, delimiter.start ) );
			frames.pop();
			addItem( frames[ frames.length - 1 ] as Frame, {
				...frame.item,
				children: frame.children,
				tail: frame.blank ?? '',
			} );
			cursor = delimiter.end;
		}
	}
	addText( root, markup.slice( cursor ) );
	return { children: root.children, tail: root.blank ?? '' };
}

/**
 * Returns the markup of a menu.
 *
 * @param tree The menu.
 */
export function formatMenu( { children, tail }: MenuTree ): string {
	const parts: string[] = [];
	const stack: ( MenuItem | string )[] = [ tail ];
	stack.push( ...[ ...children ].reverse() );
	for ( let next = stack.pop(); next !== undefined; next = stack.pop() ) {
		if ( typeof next === 'string' ) {
			parts.push( next );
		} else {
			parts.push( next.before, next.opener );
			stack.push( next.tail + next.closer );
			for ( let index = next.children.length - 1; index >= 0; index-- ) {
				stack.push( next.children[ index ] as MenuItem );
			}
		}
	}
	return parts.join( '' );
}

/** An open block while markup is parsed. */
interface Frame {
	children: MenuItem[];
	/** Index of its opening delimiter. */
	from: number;
	/** The item of the block; undefined for the menu itself. */
	item?: MenuItem;
	/** White space since the last item. */
	blank?: string;
}

function toItem(
	markup: string,
	opener: BlockDelimiter,
	closer?: BlockDelimiter
): MenuItem {
	return {
		key: nextItemKey(),
		name: opener.name,
		attributes: parseAttributes( opener.json ),
		before: '',
		opener: markup.slice( opener.start, opener.end ),
		children: [],
		tail: '',
		closer: closer ? markup.slice( closer.start, closer.end ) : '',
	};
}

function addItem( frame: Frame, item: MenuItem ): void {
	frame.children.push( { ...item, before: frame.blank ?? '' } );
	delete frame.blank;
}

function addText( frame: Frame, text: string ): void {
	const trimmed = text.trim();
	if ( trimmed === '' ) {
		frame.blank = text;
		return;
	}
	const start = text.indexOf( trimmed );
	frame.blank = text.slice( 0, start );
	addItem( frame, {
		key: nextItemKey(),
		name: '',
		attributes: {},
		before: '',
		opener: trimmed,
		children: [],
		tail: '',
		closer: '',
	} );
	frame.blank = text.slice( start + trimmed.length );
}

// A closing delimiter belongs to the nearest open block of its name; blocks that were opened in between have no partner.
function matchDelimiters(
	delimiters: readonly BlockDelimiter[]
): ReadonlyMap< number, number > {
	const partners = new Map< number, number >();
	const open: number[] = [];
	delimiters.forEach( ( { kind, name }, index ) => {
		if ( kind === 'opener' ) {
			open.push( index );
		} else if ( kind === 'closer' ) {
			let at = open.length - 1;
			while (
				at >= 0 &&
				delimiters[ open[ at ] as number ]?.name !== name
			) {
				at--;
			}
			if ( at >= 0 ) {
				partners.set( open[ at ] as number, index );
				open.length = at;
			}
		}
	} );
	return partners;
}
