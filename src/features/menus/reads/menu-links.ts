import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseRecord } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { isRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';

/** Target of a link, with its status. */
export interface LinkTarget {
	/** Status of the post; `gone` where it does not exist, `moved` for an old address, `nowhere` for an address without a page. */
	status: string;
	title?: string;
	/** Its address. */
	link?: string;
	/** Token of its content, see `data/writes`; only where the person may edit it. */
	atelier_token?: string;
}

/** Targets of links, by number and by address. */
export interface LinkTargets {
	posts: Readonly< Record< string, LinkTarget > >;
	terms: Readonly< Record< string, LinkTarget > >;
	urls: Readonly< Record< string, LinkTarget > >;
}

/** Links to check: numbers of posts and terms, and addresses of this site. */
export interface LinkQuery {
	posts: readonly number[];
	terms: readonly number[];
	urls: readonly string[];
}

/** A published page to which no menu links. */
export interface LoosePage {
	id: number;
	title: string;
	link: string;
}

/** The record that contains the first Navigation block of the front page. */
export interface FrontPlace {
	type: string;
	title: string;
	canEdit: boolean;
	/** Menu that the block shows; 0 where the site has none. */
	menu: number;
}

/** Facts that distinguish menus, the menus of the front page, and pages that are in no menu. */
export interface MenuOverview {
	menus: Readonly< Record< string, { items: number; originalId: number } > >;
	/** The menus that the front page shows, and the location of the first of them. */
	front: { menus: readonly number[]; place: FrontPlace | null };
	pages: { total: number; items: readonly LoosePage[] };
}

/** Targets that a search for links finds. */
export interface FoundTarget {
	id: number;
	title: string;
	url: string;
	/** `post` or `term`. */
	type: string;
	/** Post type or taxonomy. */
	subtype: string;
}

/** Routes of writes that may change the templates, parts and menus of the front page; ids of templates and parts contain slashes. */
const CHANGES_OF_FRONT =
	/^\/wp\/v2\/(templates|template-parts|wp_template)(\/|$)|^\/atelier\/v1\/(active-templates|deletions|menu-links|usage)(\/|$)/;

/** Targets of a menu's links, with their status. */
export const linkTargetsResource = defineResource( {
	name: 'menu-link-targets',
	path: ( { posts, terms, urls }: LinkQuery ) =>
		posts.length + terms.length + urls.length === 0
			? undefined
			: addQueryArgs( '/atelier/v1/menu-links/targets', {
					posts: posts.join( ',' ) || undefined,
					terms: terms.join( ',' ) || undefined,
					urls: urls.length ? urls : undefined,
			  } ),
	parse: ( body ): LinkTargets => readTargets( parseTargets( body ) ),
	isStaleAfter: ( write ) =>
		/^\/wp\/v2\/(?!navigation|settings|users|media|global-styles)/.test(
			write.route
		) || write.route.startsWith( '/atelier/v1/deletions' ),
} );

/** Facts that distinguish menus, the menus of the front page, and pages that are in no menu. */
export const menuOverviewResource = defineResource( {
	name: 'menu-overview',
	path: () => '/atelier/v1/menu-links/overview',
	parse: ( body ): MenuOverview => readOverview( parseOverview( body ) ),
	isStaleAfter: ( write ) =>
		isWriteTo(
			write,
			'/wp/v2/navigation',
			'/wp/v2/pages',
			'/wp/v2/blocks',
			'/wp/v2/settings'
		) || CHANGES_OF_FRONT.test( write.route ),
} );

/** Posts and terms that can be targets of links. */
export const linkSearchResource = defineResource( {
	name: 'link-search',
	path: ( search: string, type: 'post' | 'term' ) =>
		search === ''
			? undefined
			: addQueryArgs( '/wp/v2/search', {
					search,
					type,
					per_page: 10,
					_fields: 'id,title,url,type,subtype',
			  } ),
	parse: readFound,
	isStaleAfter: ( write ) => isWriteTo( write, '/wp/v2/pages' ),
} );

const parseTargets = parseRecord( isTargets );

function readTargets( { posts, terms, urls }: LinkTargets ): LinkTargets {
	return {
		posts: readTargetList( posts ),
		terms: readTargetList( terms ),
		urls: readTargetList( urls ),
	};
}

function readTargetList(
	targets: Readonly< Record< string, unknown > >
): Readonly< Record< string, LinkTarget > > {
	return Object.fromEntries(
		Object.entries( targets ).flatMap( ( [ key, target ] ) =>
			isRecord( target ) && typeof target.status === 'string'
				? [
						[
							key,
							{
								status: target.status,
								...pickTexts( target, [
									'title',
									'link',
									'atelier_token',
								] ),
							},
						],
				  ]
				: []
		)
	);
}

function pickTexts(
	record: Record< string, unknown >,
	names: readonly string[]
): Record< string, string > {
	return Object.fromEntries(
		names.flatMap( ( name ) => {
			const value = record[ name ];
			return typeof value === 'string' ? [ [ name, value ] ] : [];
		} )
	);
}

function isTargets( value: unknown ): value is LinkTargets {
	return (
		isRecord( value ) &&
		isRecord( value.posts ) &&
		isRecord( value.terms ) &&
		isRecord( value.urls )
	);
}

const parseOverview = parseRecord( isOverview );

function readOverview( { menus, front, pages }: MenuOverview ): MenuOverview {
	return {
		menus: Object.fromEntries(
			Object.entries( menus )
				.filter( ( [ , menu ] ) => isRecord( menu ) )
				.map( ( [ id, menu ] ) => [
					id,
					{
						items: toNumber( menu.items ),
						originalId: toNumber( menu.originalId ),
					},
				] )
		),
		front: {
			menus: front.menus,
			place: isRecord( front.place )
				? {
						...front.place,
						title: shorten( toText( front.place.title ) ),
				  }
				: null,
		},
		pages: {
			total: toNumber( pages.total ),
			items: pages.items.filter( hasId ).map( ( page ) => ( {
				id: page.id,
				title: toText( page.title ),
				link: toText( page.link ),
			} ) ),
		},
	};
}

function isOverview( value: unknown ): value is MenuOverview {
	return (
		isRecord( value ) &&
		isRecord( value.menus ) &&
		isRecord( value.front ) &&
		Array.isArray( value.front.menus ) &&
		isRecord( value.pages ) &&
		Array.isArray( value.pages.items )
	);
}

function readFound( body: unknown ): readonly FoundTarget[] {
	if ( ! Array.isArray( body ) ) {
		throw new TypeError( 'The answer is no list.' );
	}
	return body.filter( isFound ).map( ( target ) => ( {
		...target,
		type: toText( target.type ),
		subtype: toText( target.subtype ),
	} ) );
}

function isFound( value: unknown ): value is FoundTarget {
	return (
		hasId( value ) &&
		typeof value.title === 'string' &&
		typeof value.url === 'string'
	);
}
