import { toText } from '@/utils/to-text';
import type { LinkQuery, LinkTarget, LinkTargets } from '../reads/menu-links';
import { isLink, toPlainText } from './describe-item';
import type { MenuItem, MenuTree } from './types';

/** Kinds of problems of an item. */
export type MenuProblemKind =
	| 'no-label'
	/** It has no address. */
	| 'no-address'
	/** It has an address of the site at which there is nothing. */
	| 'nowhere'
	| 'gone'
	| 'trash'
	| 'draft'
	| 'private'
	| 'moved'
	| 'duplicate';

/** A problem of an item, with its fixes. */
export interface MenuProblem {
	kind: MenuProblemKind;
	/** Key of the item. */
	key: number;
	/** Target of the link, where it is known. */
	target?: LinkTarget;
}

const DRAFTS: readonly string[] = [
	'draft',
	'pending',
	'future',
	'auto-draft',
];

/**
 * Returns the queries for the states of a menu's targets.
 *
 * @param tree Menu.
 * @param home Address of the site's front page.
 */
export function getLinkQuery( tree: MenuTree, home: string ): LinkQuery {
	const posts = new Set< number >();
	const terms = new Set< number >();
	const urls = new Set< string >();
	for ( const item of listLinks( tree.children ) ) {
		const { id, kind, url } = item.attributes;
		if ( typeof id === 'number' && id > 0 ) {
			( kind === 'taxonomy' ? terms : posts ).add( id );
		} else if ( typeof url === 'string' && isOwnUrl( url, home ) ) {
			urls.add( url );
		}
	}
	return { posts: [ ...posts ], terms: [ ...terms ], urls: [ ...urls ] };
}

/**
 * Returns the problems of a menu's items, at most one for each: the gravest.
 *
 * @param tree    Menu.
 * @param targets States of their targets; without them only problems of the menu itself are found.
 */
export function findMenuProblems(
	tree: MenuTree,
	targets: LinkTargets | undefined
): ReadonlyMap< number, MenuProblem > {
	const problems = new Map< number, MenuProblem >();
	const known = new Set< string >();
	for ( const item of listLinks( tree.children ) ) {
		const target = findTarget( item, targets );
		const id = identify( item );
		const kind = judge( item, target, id !== '' && known.has( id ) );
		known.add( id );
		if ( kind ) {
			problems.set( item.key, {
				kind,
				key: item.key,
				...( target && { target } ),
			} );
		}
	}
	return problems;
}

function judge(
	item: MenuItem,
	target: LinkTarget | undefined,
	isKnown: boolean
): MenuProblemKind | undefined {
	const { url, label } = item.attributes;
	if ( target?.status === 'gone' || target?.status === 'trash' ) {
		return target.status;
	}
	if ( target?.status === 'private' ) {
		return 'private';
	}
	if ( target && DRAFTS.includes( target.status ) ) {
		return 'draft';
	}
	if (
		target?.link &&
		url &&
		! isBound( item ) &&
		isMoved( url, target.link )
	) {
		return 'moved';
	}
	if ( toPlainText( label ) === '' ) {
		return 'no-label';
	}
	if ( target?.status === 'nowhere' ) {
		return 'nowhere';
	}
	// A submenu may be a heading that leads nowhere.
	if ( ! url && ! isBound( item ) && item.name === 'core/navigation-link' ) {
		return 'no-address';
	}
	return isKnown ? 'duplicate' : undefined;
}

function findTarget(
	{ attributes: { id, kind, url } }: MenuItem,
	targets: LinkTargets | undefined
): LinkTarget | undefined {
	if ( typeof id === 'number' && id > 0 ) {
		return ( kind === 'taxonomy' ? targets?.terms : targets?.posts )?.[
			id
		];
	}
	return typeof url === 'string' ? targets?.urls[ url ] : undefined;
}

// WordPress takes the address of such an item from its target when it prints it; the stored address does not count.
function isBound( { attributes: { id, metadata } }: MenuItem ): boolean {
	const bindings = ( metadata as { bindings?: unknown } | undefined )
		?.bindings as { url?: unknown } | undefined;
	return typeof id === 'number' && id > 0 && !! bindings?.url;
}

// Addresses may be stored without the host, and with an anchor or a query of the person's own.
function isMoved( url: string, link: string ): boolean {
	return toPath( url ) !== toPath( link );
}

function toPath( url: string ): string {
	try {
		const { pathname, searchParams } = new URL(
			url,
			'http://site.invalid'
		);
		// Without pretty permalinks the query names the post.
		const id = [ 'p', 'page_id', 'cat', 'tag' ].map( ( name ) =>
			searchParams.get( name )
		);
		return [ pathname.replace( /\/+$/, '' ), ...id ].join( ' ' );
	} catch {
		return url;
	}
}

function isOwnUrl( url: string, home: string ): boolean {
	try {
		return (
			new URL( url, home ).host === new URL( home ).host &&
			! url.startsWith( '#' )
		);
	} catch {
		return false;
	}
}

function identify( { attributes: { id, kind, type, url } }: MenuItem ): string {
	if ( typeof id === 'number' && id > 0 ) {
		// Attributes are stored values: only of texts can a text be made.
		const isTerm = kind === 'taxonomy';
		return `${ toText( kind ) } ${ isTerm ? toText( type ) : '' } ${ id }`;
	}
	return typeof url === 'string' && url !== '' && ! url.startsWith( '#' )
		? url
		: '';
}

// A hostile menu may be deeper than calls may be.
function listLinks( items: readonly MenuItem[] ): readonly MenuItem[] {
	const links: MenuItem[] = [];
	const stack = [ ...items ].reverse();
	for ( let item = stack.pop(); item; item = stack.pop() ) {
		if ( isLink( item ) ) {
			links.push( item );
		}
		stack.push( ...[ ...item.children ].reverse() );
	}
	return links;
}
