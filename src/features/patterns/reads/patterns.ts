import { defineResource } from '@/data/reads/define-resource';
import { isWriteTo } from '@/data/reads/is-write-to';
import type { Write } from '@/data/reads/types';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';
import { toNumber } from '@/utils/to-number';
import { isText } from '@/utils/is-text';
import { readAuthor, type RecordAuthor } from '@/utils/record-author';

/** A pattern that a person of the site created, without its content. */
export interface UserPattern {
	id: number;
	title: string;
	slug: string;
	status: string;
	excerpt: string;
	/** When it was last modified, in UTC. */
	modified: string;
	/** The stored sync status: empty means synced. */
	sync?: string;
	/** Ids of categories. */
	categories: readonly number[];
	canEdit: boolean;
	canDelete: boolean;
	/** Id of its author. */
	author: number;
	/** Token of its content, see `data/writes`. */
	atelier_token?: string;
}

/** A pattern that the theme or a plugin registers, without its content. */
export interface RegisteredPattern {
	name: string;
	title: string;
	description: string;
	keywords: readonly string[];
	/** Names of categories. */
	categories: readonly string[];
	/** Who registers it: `theme`, `plugin` or a name; empty where that is unknown. */
	source: string;
	/** Width in pixels for which it was designed; 0 where that is unknown. */
	viewportWidth: number;
}

/** A category of patterns. */
export interface PatternCategoryRecord {
	/** Id of the term of a category that people created; missing for others. */
	id?: number;
	name: string;
	label: string;
	description: string;
	canEdit?: boolean;
	canDelete?: boolean;
	/** Token of its content, see `data/writes`; missing without an id. */
	atelier_token?: string;
}

/** All patterns of the site with their categories. */
export interface PatternLibrary {
	patterns: readonly UserPattern[];
	/** Authors of the patterns, by id. */
	authors: ReadonlyMap< number, RecordAuthor >;
	registered: readonly RegisteredPattern[];
	categories: readonly PatternCategoryRecord[];
	can: { create: boolean; createCategories: boolean };
}

/** The first page of a long list of patterns. */
export interface FirstPatterns extends PatternLibrary {
	/** Number of all patterns, including registered ones, which are not on the page. */
	total: number;
	/** When any pattern was modified last, in UTC. */
	modified: string;
}

const CATEGORY_PATH = '/wp/v2/wp_pattern_category';

/** All patterns of the site, without their content. */
export const patternsResource = defineResource( {
	name: 'patterns',
	path: ( isNeeded: boolean = true ) =>
		isNeeded ? '/atelier/v1/patterns' : undefined,
	parse: parseLibrary,
	isStaleAfter: mayChangePatterns,
} );

/** The first page of all patterns, where their list is long. */
export const firstPatternsResource = defineResource( {
	name: 'first-patterns',
	path: ( isNeeded: boolean ) =>
		isNeeded ? '/atelier/v1/patterns/first' : undefined,
	parse: ( body ): FirstPatterns => {
		const { total, modified } = isRecord( body ) ? body : {};
		return {
			...parseLibrary( body ),
			total: toNumber( total ),
			modified: toText( modified ),
		};
	},
	isStaleAfter: mayChangePatterns,
} );

function mayChangePatterns( write: Write ): boolean {
	return (
		isWriteTo( write, '/wp/v2/blocks', CATEGORY_PATH ) ||
		/^\/atelier\/v1\/(deletions|usage\/replace)/.test( write.route )
	);
}

function parseLibrary( body: unknown ): PatternLibrary {
	if ( ! isRecord( body ) ) {
		throw new TypeError( 'The answer holds no patterns.' );
	}
	const { can } = body;
	return {
		patterns: parseRows( body.patterns, isUserPattern ).map(
			repairPattern
		),
		authors: parseAuthors( body.authors ),
		registered: parseRows( body.registered, isRegisteredPattern ).map(
			repairRegistered
		),
		categories: parseRows( body.categories, isCategory ).map(
			repairCategory
		),
		can: {
			create: isRecord( can ) && can.create === true,
			createCategories: isRecord( can ) && can.createCategories === true,
		},
	};
}

function parseRows< T >(
	value: unknown,
	isItem: ( item: unknown ) => item is T
): readonly T[] {
	if ( ! Array.isArray( value ) ) {
		throw new TypeError( 'The answer holds no list.' );
	}
	return value.filter( isItem );
}

function parseAuthors( value: unknown ): PatternLibrary[ 'authors' ] {
	return new Map(
		( Array.isArray( value ) ? value : [] )
			.filter( isRecord )
			.flatMap( ( { author, ...fields } ) =>
				isNumber( author )
					? [ [ author, readAuthor( fields ) ] as const ]
					: []
			)
	);
}

// An invalid field does not remove a pattern from the list.
function repairPattern( pattern: UserPattern ): UserPattern {
	const { sync, atelier_token: token, ...fields } = pattern;
	return {
		...fields,
		slug: toText( pattern.slug ),
		status: toText( pattern.status ),
		excerpt: toText( pattern.excerpt ),
		modified: toText( pattern.modified ),
		...( typeof sync === 'string' && { sync } ),
		categories: pattern.categories.filter( isNumber ),
		canEdit: pattern.canEdit === true,
		canDelete: pattern.canDelete === true,
		author: toNumber( pattern.author ),
		...( typeof token === 'string' && { atelier_token: token } ),
	};
}

function repairRegistered( pattern: RegisteredPattern ): RegisteredPattern {
	return {
		...pattern,
		description: toText( pattern.description ),
		keywords: pattern.keywords.filter( isText ),
		categories: pattern.categories.filter( isText ),
		source: toText( pattern.source ),
		viewportWidth: toNumber( pattern.viewportWidth ),
	};
}

function repairCategory(
	category: PatternCategoryRecord
): PatternCategoryRecord {
	const { id, atelier_token: token, ...fields } = category;
	return {
		...fields,
		...( isNumber( id ) && { id } ),
		description: toText( category.description ),
		canEdit: category.canEdit === true,
		canDelete: category.canDelete === true,
		...( isText( token ) && { atelier_token: token } ),
	};
}

function isNumber( value: unknown ): value is number {
	return typeof value === 'number';
}

function isUserPattern( value: unknown ): value is UserPattern {
	return (
		isRecord( value ) &&
		typeof value.id === 'number' &&
		typeof value.title === 'string' &&
		Array.isArray( value.categories )
	);
}

function isRegisteredPattern( value: unknown ): value is RegisteredPattern {
	return (
		isRecord( value ) &&
		typeof value.name === 'string' &&
		value.name !== '' &&
		typeof value.title === 'string' &&
		Array.isArray( value.categories ) &&
		Array.isArray( value.keywords )
	);
}

function isCategory( value: unknown ): value is PatternCategoryRecord {
	return (
		isRecord( value ) &&
		typeof value.name === 'string' &&
		value.name !== '' &&
		typeof value.label === 'string'
	);
}
