import type { Origin } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { splitByOrigin } from './keyed-lists';

/** Returns the title of a block. */
export type GetBlockTitle = ( name: string ) => string;

/** Names of blocks, styles and presets, as the screens of Styles have them. */
export interface StyleNames {
	getBlockTitle: GetBlockTitle;
	/** Returns the label of a block's style; undefined where there is none of that slug. */
	getStyleTitle: ( blockName: string, slug: string ) => string | undefined;
	/** Returns the name of a preset; undefined where the list has none of that slug. */
	getPresetName: GetPresetName;
}

/**
 * Returns the name of a preset.
 *
 * @param list      Path of its list, `color.palette` for instance.
 * @param slug      Its slug.
 * @param blockName Block whose own presets are meant; the site's when missing.
 */
export type GetPresetName = (
	list: ConfigPath,
	slug: string,
	blockName?: string
) => string | undefined;

/** Origins of presets in the order of precedence. */
const BY_WEIGHT: readonly Origin[] = [ 'custom', 'theme', 'default' ];

/**
 * Returns a function that finds the names of presets. Of several with one slug, the one that applies is named: the person's, then the theme's.
 *
 * @param settings Settings of configs in the order of precedence.
 */
export function createPresetNames(
	settings: readonly unknown[]
): GetPresetName {
	const read = ( path: ConfigPath, slug: string ) => {
		const lists = settings.map( ( one ) =>
			splitByOrigin( getAtPath( one, path ) )
		);
		for ( const origin of BY_WEIGHT ) {
			for ( const list of lists ) {
				const name = findName( getAtPath( list, [ origin ] ), slug );
				if ( name !== undefined ) {
					return name;
				}
			}
		}
		return undefined;
	};
	return ( list, slug, blockName ) =>
		( blockName === undefined
			? undefined
			: read( [ 'blocks', blockName, ...list ], slug ) ) ??
		read( list, slug );
}

function findName( list: unknown, slug: string ): string | undefined {
	const entry: unknown = Array.isArray( list )
		? list.find( ( each ) => isRecord( each ) && each.slug === slug )
		: undefined;
	const name = isRecord( entry ) ? entry.name : undefined;
	return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}
