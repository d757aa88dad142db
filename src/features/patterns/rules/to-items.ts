import { __ } from '@wordpress/i18n';

import { readAuthor, type AuthorSource } from '@/utils/record-author';
import type { PatternLibrary } from '../reads/patterns';
import type { PartLibrary } from '../reads/parts';
import { UNCATEGORIZED } from './names';
import { readSyncStatus } from './read-sync-status';
import type { ItemSource, PatternItem } from './types';

/** Labels of sources of registered patterns; another source is its own label. */
const SOURCE_LABELS: Readonly< Record< string, () => string > > = {
	theme: () => __( 'Theme', 'atelier' ),
	plugin: () => __( 'Plugin', 'atelier' ),
};

/**
 * Returns the patterns of the site as items of a list: people's patterns, then registered ones. A pattern without a known category is in
 * *Uncategorized*.
 *
 * @param library The patterns.
 */
export function toPatternItems( {
	patterns,
	authors,
	registered,
	categories,
}: PatternLibrary ): readonly PatternItem[] {
	const names = new Set( categories.map( ( { name } ) => name ) );
	const namesOfTerms = new Map(
		categories.flatMap( ( { id, name } ) =>
			id === undefined ? [] : [ [ id, name ] as const ]
		)
	);
	const known = ( list: readonly string[] ) => {
		const found = list.filter( ( name ) => names.has( name ) );
		return found.length > 0 ? found : [ UNCATEGORIZED ];
	};
	return [
		...patterns.map(
			( pattern ): PatternItem => ( {
				key: `wp_block:${ pattern.id }`,
				type: 'wp_block',
				id: pattern.id,
				title: titleOr( pattern.title ),
				description: pattern.excerpt,
				keywords: [],
				categories: known(
					pattern.categories.flatMap(
						( id ) => namesOfTerms.get( id ) ?? []
					)
				),
				source: 'user',
				sourceLabel: __( 'Custom', 'atelier' ),
				author: authors.get( pattern.author ) ?? readAuthor( {} ),
				syncStatus: readSyncStatus( pattern.sync ),
				status: pattern.status,
				modified: pattern.modified,
				canEdit: pattern.canEdit,
				canDelete: pattern.canDelete,
				isCustomized: false,
				categoryIds: pattern.categories,
				wpId: pattern.id,
				...withToken( pattern ),
			} )
		),
		...registered.map( ( pattern ): PatternItem => {
			const source: ItemSource & AuthorSource =
				pattern.source === 'plugin' ? 'plugin' : 'theme';
			const sourceLabel =
				SOURCE_LABELS[ pattern.source || 'theme' ]?.() ??
				pattern.source;
			return {
				key: `wp_block:${ pattern.name }`,
				type: 'wp_block',
				id: pattern.name,
				title: titleOr( pattern.title ),
				description: pattern.description,
				keywords: pattern.keywords,
				categories: known( pattern.categories ),
				source,
				sourceLabel,
				author: { source, name: sourceLabel, avatar: '' },
				// Inserting a registered pattern copies it.
				syncStatus: 'unsynced',
				...( pattern.viewportWidth
					? { viewportWidth: pattern.viewportWidth }
					: {} ),
				canEdit: false,
				canDelete: false,
				isCustomized: false,
				categoryIds: [],
				wpId: 0,
			};
		} ),
	];
}

/**
 * Returns the template parts of the theme as items of a list, by their titles. A part of an unknown area is in the general area.
 *
 * @param library The parts.
 */
export function toPartItems( {
	parts,
	areas,
}: PartLibrary ): readonly PatternItem[] {
	const names = new Set( areas.map( ( { name } ) => name ) );
	const items = parts.map( ( part ): PatternItem => {
		const isPersons = part.source === 'custom' && ! part.hasThemeFile;
		return {
			key: `wp_template_part:${ part.id }`,
			type: 'wp_template_part',
			id: part.id,
			title: titleOr( part.title ),
			description: part.description,
			keywords: [ part.slug ],
			categories: [ names.has( part.area ) ? part.area : UNCATEGORIZED ],
			source: isPersons ? 'user' : 'theme',
			sourceLabel: isPersons
				? __( 'Custom', 'atelier' )
				: part.theme || __( 'Theme', 'atelier' ),
			author: part.author,
			...( part.modified ? { modified: part.modified } : {} ),
			canEdit: part.canEdit,
			canDelete: part.canDelete && isPersons,
			isCustomized: part.source === 'custom' && part.hasThemeFile,
			...( isPersons && part.isFromFile ? { hasLostFile: true } : {} ),
			categoryIds: [],
			wpId: part.wpId,
			...withToken( part ),
		};
	} );
	return items.sort( ( a, b ) => a.title.localeCompare( b.title ) );
}

function withToken( {
	atelier_token: token,
}: {
	atelier_token?: string;
} ): Pick< PatternItem, 'token' > {
	return token === undefined ? {} : { token };
}

function titleOr( title: string ): string {
	return title.trim() === '' ? __( '(no title)', 'atelier' ) : title;
}
