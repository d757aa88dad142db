import { toRecord } from '@/utils/is-record';
import { rawValue, type Fields } from './compare-fields';

/**
 * Returns the fields of a record with another version's values at some paths, and the current values at all others.
 *
 * @param paths  Names of fields, or paths in them such as `styles.color.text`, as `mergeChanges` names them.
 * @param theirs The other version.
 * @param now    The current record.
 * @return The fields that contain these paths, no others.
 */
export function restorePaths(
	paths: readonly string[],
	theirs: Fields,
	now: Fields
): Fields {
	return Object.fromEntries(
		listNames( theirs, now )
			.filter( ( name ) => paths.some( isIn( name ) ) )
			.map( ( name ) => [
				name,
				restoreNode(
					paths,
					name,
					rawValue( theirs[ name ] ),
					rawValue( now[ name ] )
				),
			] )
	);
}

function restoreNode(
	paths: readonly string[],
	path: string,
	theirs: unknown,
	now: unknown
): unknown {
	if ( paths.includes( path ) ) {
		return theirs;
	}
	// A name may contain a dot, so the path is matched level by level, not split.
	if ( ! paths.some( isIn( path ) ) ) {
		return now;
	}
	const from = toRecord( theirs );
	const to = toRecord( now );
	return Object.fromEntries(
		listNames( from, to )
			.map(
				( name ) =>
					[
						name,
						restoreNode(
							paths,
							`${ path }.${ name }`,
							from[ name ],
							to[ name ]
						),
					] as const
			)
			.filter( ( [ , value ] ) => value !== undefined )
	);
}

const isIn = ( path: string ) => ( other: string ) =>
	other === path || other.startsWith( `${ path }.` );

function listNames( ...nodes: readonly Fields[] ): readonly string[] {
	return [ ...new Set( nodes.flatMap( Object.keys ) ) ];
}
