import { type ConfigNode, type Config } from '@/utils/theme-json/config';
import { setAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import shapes from '../../../../includes/styles/config-shapes.json';

/** A config without values of a wrong type, and the paths of those. */
export interface CleanedConfig {
	config: Config;
	/** Paths such as `styles.color.text` or `settings.color.palette.custom.0`. */
	dropped: readonly string[];
}

/** Type of a value by its name, or shapes by key for a group of values. */
type Shape = string | { readonly [ key: string ]: Shape };
type Part = 'settings' | 'styles';
type PresetShape = Readonly< Record< string, string > >;

const SHAPES: Record< Part, Record< string, Shape > > = shapes;
/** Shapes at single paths: WordPress reads the site's gap as text only, and a block's also by direction. */
const PATHS: Readonly< Record< string, string > > = shapes.paths;
const PRESETS: Record< string, PresetShape > = shapes.presets;

/** Methods of every object. Comparisons of two objects call them, and fail where JSON has set a value there. */
const METHODS: ReadonlySet< string > = new Set( [
	'constructor',
	'toString',
	'valueOf',
] );

/** Keys of a style node whose entries are style nodes. */
const NODE_LISTS: ReadonlySet< string > = new Set( [
	'blocks',
	'elements',
	'variations',
] );

/**
 * Drops values of a type that WordPress cannot read from settings and styles, and reports them. The server does the same
 * (`includes/styles/class-config-cleaner.php`) by the same table of shapes. A path that is not in the table stays, because
 * WordPress ignores it. `null` counts as absent: it is dropped, but not reported. An unchanged part stays the same object, so that values
 * derived from it are not computed again.
 *
 * @param config Settings and styles of unknown content.
 */
export function dropWrongTypes( config: Config ): CleanedConfig {
	const dropped: string[] = [];
	const clean = ( part: Part ) =>
		cleanNode(
			dropMethods( config[ part ], part, dropped ),
			part,
			part,
			dropped
		) ?? {};
	return {
		config: { settings: clean( 'settings' ), styles: clean( 'styles' ) },
		dropped,
	};
}

/**
 * Returns whether WordPress can read a value of a style node.
 *
 * @param path  Path of the value below the node of a block or an element.
 * @param value The value.
 */
export function isReadableStyle( path: ConfigPath, value: unknown ): boolean {
	const styles = setAtPath( {}, [ 'blocks', '*', ...path ], value );
	return dropWrongTypes( { settings: {}, styles } ).dropped.length === 0;
}

function dropMethods(
	value: unknown,
	path: string,
	dropped: string[]
): unknown {
	if ( Array.isArray( value ) ) {
		const entries = value.map( ( entry, index ) =>
			dropMethods( entry, `${ path }.${ index }`, dropped )
		);
		return entries.every( ( entry, index ) => entry === value[ index ] )
			? value
			: entries;
	}
	return isRecord( value )
		? mapObject( value, path, dropped, ( key, entry, place ) => {
				return METHODS.has( key )
					? drop( entry ?? true, place, dropped )
					: dropMethods( entry, place, dropped );
		  } )
		: value;
}

function cleanNode(
	node: unknown,
	part: Part,
	path: string,
	dropped: string[]
): ConfigNode | undefined {
	return mapObject( node, path, dropped, ( key, value, place ) => {
		if (
			key === 'blocks' ||
			( part === 'styles' && NODE_LISTS.has( key ) )
		) {
			return mapObject( value, place, dropped, ( _name, entry, at ) =>
				cleanNode( entry, part, at, dropped )
			);
		}
		if ( part === 'styles' && /^[:@]/.test( key ) ) {
			return cleanNode( value, part, place, dropped );
		}
		return Object.hasOwn( SHAPES[ part ], key )
			? cleanValue( value, SHAPES[ part ][ key ]!, place, dropped )
			: value;
	} );
}

function cleanValue(
	value: unknown,
	usualShape: Shape,
	path: string,
	dropped: string[]
): unknown {
	const shape = PATHS[ path ] ?? usualShape;
	if ( value === null || value === undefined ) {
		return undefined;
	}
	if ( typeof shape !== 'string' ) {
		return mapObject( value, path, dropped, ( key, entry, place ) =>
			Object.hasOwn( shape, key )
				? cleanValue( entry, shape[ key ]!, place, dropped )
				: entry
		);
	}
	if ( shape.startsWith( 'presets:' ) ) {
		const preset = PRESETS[ shape.slice( 'presets:'.length ) ] ?? {};
		return cleanPresets( value, preset, path, dropped );
	}
	if (
		( shape === 'box' || shape === 'sides' ) &&
		isObject( value ) &&
		! isReference( value )
	) {
		const group = mapObject( value, path, dropped, ( _key, entry, place ) =>
			cleanValue( entry, 'value', place, dropped )
		);
		// WordPress reads an empty object as text.
		return group && Object.keys( group ).length > 0 ? group : undefined;
	}
	return matchesShape( value, shape ) ? value : drop( value, path, dropped );
}

function cleanPresets(
	lists: unknown,
	shape: PresetShape,
	path: string,
	dropped: string[]
): unknown {
	const cleanList = ( list: readonly unknown[], place: string ) => {
		const valid = list.filter(
			( preset, index ) =>
				isPreset( preset, shape ) ||
				dropped.push( `${ place }.${ index }` ) === 0
		);
		return valid.length === list.length ? list : valid;
	};
	return Array.isArray( lists )
		? cleanList( lists, path )
		: mapObject( lists, path, dropped, ( _origin, list, place ) =>
				Array.isArray( list )
					? cleanList( list, place )
					: drop( list, place, dropped )
		  );
}

function isPreset( preset: unknown, shape: PresetShape ): boolean {
	return (
		isRecord( preset ) &&
		matchesShape( preset.slug, 'size' ) &&
		preset.slug !== '' &&
		matchesShape( preset.name ?? '', 'size' ) &&
		Object.entries( shape ).every( ( [ key, type ] ) => {
			const isOptional = key.startsWith( '?' );
			const value = preset[ isOptional ? key.slice( 1 ) : key ] ?? null;
			return value === null ? isOptional : matchesShape( value, type );
		} )
	);
}

const isText = ( value: unknown ) => typeof value === 'string';
const isFlag = ( value: unknown ) => typeof value === 'boolean';
const isSize = ( value: unknown ) =>
	isText( value ) ||
	( typeof value === 'number' && Number.isFinite( value ) );
const isScalar = ( value: unknown ) => isSize( value ) || isFlag( value );
const isListWith = ( value: unknown, isEntry: ( entry: unknown ) => boolean ) =>
	Array.isArray( value ) && all( value, isEntry );
const isObjectWith = (
	value: unknown,
	isEntry: ( entry: unknown ) => boolean
) => isObject( value ) && all( Object.values( value ), isEntry );

const isSizes = ( value: unknown ) => isObjectWith( value, isSize );

const TYPES: Readonly< Record< string, ( value: unknown ) => boolean > > = {
	flag: isFlag,
	text: isText,
	size: isSize,
	'flag or text': ( value ) => isFlag( value ) || isText( value ),
	sizes: isSizes,
	// Merged data has the scale of each origin.
	scale: ( value ) => isSizes( value ) || isObjectWith( value, isSizes ),
	value: ( value ) => isSize( value ) || isReference( value ),
	box: ( value ) => isSize( value ) || isReference( value ),
	sides: isReference,
	image: ( value ) => isText( value ) || isObjectWith( value, isScalar ),
	texts: ( value ) => isListWith( value, isText ),
	fluid: ( value ) => isFlag( value ) || isObjectWith( value, isSize ),
	faces: ( value ) =>
		isListWith( value, ( face ) =>
			isObjectWith(
				face,
				( entry ) => isScalar( entry ) || isListWith( entry, isText )
			)
		),
	tree: ( value ) =>
		value === null || isRecord( value ) || Array.isArray( value ),
};

function matchesShape( value: unknown, type: string ): boolean {
	return TYPES[ type ]?.( value ) ?? true;
}

function all(
	values: readonly unknown[],
	isEntry: ( entry: unknown ) => boolean
): boolean {
	return values.every( ( value ) => value === null || isEntry( value ) );
}

function isReference( value: unknown ): boolean {
	return isRecord( value ) && typeof value.ref === 'string';
}

// PHP writes an empty object as an empty list.
function isObject( value: unknown ): value is ConfigNode {
	return (
		isRecord( value ) || ( Array.isArray( value ) && value.length === 0 )
	);
}

function mapObject(
	value: unknown,
	path: string,
	dropped: string[],
	change: ( key: string, entry: unknown, place: string ) => unknown
): ConfigNode | undefined {
	if ( ! isObject( value ) ) {
		return drop( value, path, dropped );
	}
	const entries = Object.entries( value ).map(
		( [ key, entry ] ) =>
			[ key, change( key, entry, `${ path }.${ key }` ) ] as const
	);
	return isRecord( value ) &&
		entries.every( ( [ key, entry ] ) => entry === value[ key ] )
		? value
		: Object.fromEntries(
				entries.filter( ( [ , entry ] ) => entry !== undefined )
		  );
}

function drop( value: unknown, path: string, dropped: string[] ): undefined {
	if ( value !== null && value !== undefined ) {
		dropped.push( path );
	}
	return undefined;
}
