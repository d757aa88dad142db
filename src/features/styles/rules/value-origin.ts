import equal from 'fast-deep-equal';
import { type Origin } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { isEmptyValue } from '@/utils/theme-json/equal-values';
import { isRecord } from '@/utils/is-record';
import { isReadableStyle } from './drop-wrong-types';
import { isSameValue } from './same-value';
import { isStateKey } from './state-key';

/** Origin of a value; `variation`: the style variation that a person chose; `inherited`: in a viewport, the values of all viewports. */
export type ValueOrigin = Origin | 'variation' | 'inherited';

/** A current value with its path and origin. */
export interface CurrentValue {
	path: ConfigPath;
	value: unknown;
	origin: ValueOrigin;
	/** Whether styles cannot have values of its type. Such a value can only be reset. */
	isUnreadable: boolean;
}

/** The nodes of one path in the configs that decide about the origin of a value. */
export interface OriginSources {
	/** Values of the person's config. */
	user: unknown;
	/** Those of the variations that the person applied, and did not set one by one. */
	variation?: unknown;
	/** Values of the theme, including those of WordPress. */
	base: unknown;
	/** Values of WordPress without any theme. */
	core: unknown;
	/** Values that a viewport inherits. */
	inherited?: unknown;
}

/** Keys of a style node whose values belong to other screens. */
const NESTED_NODES: ReadonlySet< string > = new Set( [
	'blocks',
	'elements',
	'variations',
] );

/**
 * Returns the origin of the value at a path: the person or a variation that they chose, otherwise the theme. WordPress is the origin
 * when the theme does not change its value, and when nobody set a value.
 *
 * @param sources The configs' nodes.
 * @param path    Path of the value below these nodes.
 */
export function getValueOrigin(
	sources: OriginSources,
	path: ConfigPath
): ValueOrigin {
	const own = getAtPath( sources.user, path );
	if ( own !== undefined ) {
		return isSameValue( own, getAtPath( sources.variation, path ) )
			? 'variation'
			: 'custom';
	}
	const base = getAtPath( sources.base, path );
	if (
		base === undefined &&
		getAtPath( sources.inherited, path ) !== undefined
	) {
		return 'inherited';
	}
	return base === undefined || equal( base, getAtPath( sources.core, path ) )
		? 'default'
		: 'theme';
}

/**
 * Returns whether a value of an origin is in the person's config, where it can be reset.
 *
 * @param origin The origin.
 */
export function isStored( origin: ValueOrigin ): boolean {
	return origin === 'custom' || origin === 'variation';
}

/**
 * Lists every current value at a style node with its origin, in a stable order: by path. Values that a viewport inherits are included. Blocks,
 * elements and variations below the node are left out, as are states (`:hover`, `@mobile`), each a node of its own.
 *
 * @param sources The three configs' nodes.
 */
export function listCurrentValues( sources: OriginSources ): CurrentValue[] {
	const paths = new Map< string, ConfigPath >();
	const own = [ sources.base, sources.user ];
	for ( const path of listLeaves( sources.inherited ) ) {
		if ( ! own.some( ( node ) => isReplaced( path, node ) ) ) {
			paths.set( path.join( '.' ), path );
		}
	}
	for ( const path of own.flatMap( ( node ) => listLeaves( node ) ) ) {
		paths.set( path.join( '.' ), path );
	}
	return [ ...paths.entries() ]
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ , path ] ) => path )
		.filter( ( path ) => ! isShadowedByLeaf( path, sources.user ) )
		.map( ( path ) => {
			const value =
				getAtPath( sources.user, path ) ??
				getAtPath( sources.base, path ) ??
				getAtPath( sources.inherited, path );
			return {
				path,
				value,
				origin: getValueOrigin( sources, path ),
				isUnreadable:
					! isReadable( value ) || ! isReadableStyle( path, value ),
			};
		} );
}

function listLeaves( node: unknown, path: ConfigPath = [] ): ConfigPath[] {
	if ( ! isRecord( node ) || isReference( node ) ) {
		return node === undefined ||
			node === null ||
			path.length === 0 ||
			isEmptyValue( node, path )
			? []
			: [ path ];
	}
	return Object.entries( node )
		.filter(
			( [ key ] ) =>
				path.length > 0 ||
				( ! NESTED_NODES.has( key ) && ! isStateKey( key ) )
		)
		.flatMap( ( [ key, value ] ) => listLeaves( value, [ ...path, key ] ) );
}

// A user's plain value replaces a theme's object (`padding: 10px` over `padding.top`), whose parts then do not apply.
function isShadowedByLeaf( path: ConfigPath, user: unknown ): boolean {
	return path.some( ( _key, depth ) => {
		const value =
			depth === 0 ? undefined : getAtPath( user, path.slice( 0, depth ) );
		return (
			value !== undefined &&
			( ! isRecord( value ) || isReference( value ) )
		);
	} );
}

// A viewport's own object or plain value replaces the inherited value as a whole.
function isReplaced( path: ConfigPath, own: unknown ): boolean {
	const value = getAtPath( own, path );
	return (
		isShadowedByLeaf( path, own ) ||
		( isRecord( value ) && ! isReference( value ) )
	);
}

/** Returns whether an object is a single value: a reference to another path, or a file. */
export function isReference( node: Record< string, unknown > ): boolean {
	return typeof node.ref === 'string' || typeof node.url === 'string';
}

function isReadable( value: unknown ): boolean {
	return (
		typeof value === 'string' ||
		( typeof value === 'number' && Number.isFinite( value ) ) ||
		typeof value === 'boolean' ||
		( isRecord( value ) && isReference( value ) )
	);
}
