import { isRecord } from '@/utils/is-record';
import type { Config, ConfigNode } from '@/utils/theme-json/config';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { DARK_KINDS, getDarkPath } from './dark/dark-values';
import { describePath } from './describe-path';
import { listPresetReferences, type PresetReference } from './preset-reference';
import { PRESET_KINDS } from './preset-kinds';
import { describeState } from './style-states';
import { isRootViewport } from './viewports/root-node';

/** A variation with the user's own values. */
export interface WithOwnValues {
	config: Config;
	/** Names of the values that could not be added, each once. */
	lost: string[];
}

/** The user's styles, and those of the theme. */
interface Current {
	user: Config;
	base: Pick< Config, 'settings' >;
}

/**
 * Returns styles that replace the user's, with the dark values of presets and the values of single viewports, which variations do not have.
 * A value that the styles have themselves is used. A value whose preset does not exist with these styles is left out.
 *
 * @param next    The styles that replace the user's.
 * @param current The user's styles, and those of the theme.
 */
export function addOwnValues(
	next: Config,
	{ user, base }: Current
): WithOwnValues {
	const hasPreset = ( { list, slug }: PresetReference ) =>
		hasSlug( next.settings, base.settings, list, slug );
	const lost = new Set< string >();
	const dark = DARK_KINDS.flatMap( ( kind ) => {
		const values = getAtPath(
			user.settings,
			getDarkPath( kind, '' ).slice( 0, -1 )
		);
		const { path: list } = PRESET_KINDS[ kind ];
		return Object.entries( isRecord( values ) ? values : {} ).map(
			( [ slug, value ] ) => ( {
				path: [ 'settings', ...getDarkPath( kind, slug ) ],
				value,
				isKept: hasPreset( { list, slug, isFill: true } ),
				name: getPresetName( user.settings, base.settings, list, slug ),
			} )
		);
	} );
	const ofViewports = listLeaves( user ).filter( ( { path } ) =>
		path[ 0 ] === 'settings'
			? isRootViewport( path.slice( 1 ) )
			: path.some( ( key ) => key.startsWith( '@' ) )
	);
	const config = [
		...dark,
		...ofViewports.map( ( { path, value } ) => ( {
			path,
			value,
			isKept: listPresetReferences( value ).every( hasPreset ),
			name: describePath( getShownPath( path ) ),
		} ) ),
	].reduce< Config >(
		( result, { path, value, isKept, name } ) => {
			if ( getAtPath( next, path ) !== undefined ) {
				return result;
			}
			if ( ! isKept ) {
				lost.add( name );
				return result;
			}
			const [ part, ...below ] = path;
			const key = part === 'settings' ? part : 'styles';
			return {
				...result,
				[ key ]: setAtPath( result[ key ], below, value ),
			};
		},
		{ settings: next.settings, styles: next.styles }
	);
	return { config, lost: [ ...lost ] };
}

// The tree of the site's viewports is not a part of the name.
function getShownPath( path: ConfigPath ): ConfigPath {
	return path
		.slice( path[ 0 ] === 'settings' ? 3 : 1 )
		.map( ( key ) => describeState( key ) );
}

function listLeaves(
	node: object,
	path: ConfigPath = []
): { path: ConfigPath; value: unknown }[] {
	return Object.entries( node as ConfigNode ).flatMap( ( [ key, value ] ) =>
		isRecord( value )
			? listLeaves( value, [ ...path, key ] )
			: [ { path: [ ...path, key ], value } ]
	);
}

function hasSlug(
	settings: ConfigNode,
	base: ConfigNode,
	list: ConfigPath,
	slug: string
): boolean {
	return findEntry( settings, base, list, slug ) !== undefined;
}

function getPresetName(
	settings: ConfigNode,
	base: ConfigNode,
	list: ConfigPath,
	slug: string
): string {
	const name = findEntry( settings, base, list, slug )?.name;
	return typeof name === 'string' && name !== '' ? name : slug;
}

// A list of an origin replaces the theme's list of that origin; a list without an origin is the user's.
function findEntry(
	settings: ConfigNode,
	base: ConfigNode,
	list: ConfigPath,
	slug: string
): ConfigNode | undefined {
	const merged = {
		...toOrigins( getAtPath( base, list ) ),
		...toOrigins( getAtPath( settings, list ) ),
	};
	return Object.values( merged )
		.flatMap( ( entries ) => ( Array.isArray( entries ) ? entries : [] ) )
		.filter( isRecord )
		.find( ( entry ) => entry.slug === slug );
}

function toOrigins( lists: unknown ): ConfigNode {
	return isRecord( lists ) ? lists : { custom: lists };
}
