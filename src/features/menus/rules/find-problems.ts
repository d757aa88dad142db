import { toText } from '@/utils/to-text';
import type { LinkQuery, LinkTarget, LinkTargets } from '../reads/menu-links';
import { isLink, toPlainText } from './describe-item';
import type { MenuItem, MenuTree } from './types';

/** Kinds of problems of an item. */
export type MenuProblemKind =
	| 'no-label'
	/** It has no address. */
	| 'no-address'
	/** It has an address of the site without a page. */
	| 'nowhere'
	| 'gone'
	| 'trash'
	| 'draft'
	| 'private'
	| 'moved'
	| 'duplicate';

/** A problem of an item. */
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
 * Returns the query for the states of a menu's targets.
 *
 * @param tree The menu.
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
 * Returns the problems of a menu's items, by key of the item; of several problems only the worst.
 *
 * @param tree    The menu.
 * @param targets States of their targets; without them, only problems of the menu itself are found.
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
	// A submenu may be a heading without a link.
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

// WordPress renders such an item with the address of its target, not with the stored one.
function isBound( { attributes: { id, metadata } }: MenuItem ): boolean {
	const bindings = ( metadata as { bindings?: unknown } | undefined )
		?.bindings as { url?: unknown } | undefined;
	return typeof id === 'number' && id > 0 && !! bindings?.url;
}

// A stored address may lack the host, or have a fragment or a query that a person added.
function isMoved( url: string, link: string ): boolean {
	return toPath( url ) !== toPath( link );
}

function toPath( url: string ): string {
	try {
		const { pathname, searchParams } = new URL(
			url,
			'http://site.invalid'
		);
		// Without pretty permalinks the query has the id of the post.
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
		// Stored attributes may have any type.
		const isTerm = kind === 'taxonomy';
		return `${ toText( kind ) } ${ isTerm ? toText( type ) : '' } ${ id }`;
	}
	return typeof url === 'string' && url !== '' && ! url.startsWith( '#' )
		? url
		: '';
}

// Iterative, because a hostile menu may be nested more deeply than the call stack allows.
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
