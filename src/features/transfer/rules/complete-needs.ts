import type { DesignRecord } from './types';

/**
 * Finds the records that some records need, directly or not.
 *
 * @param chosen  Keys of the records.
 * @param records All records that can be added.
 * @return By key, the records that need it; chosen ones that nothing needs are left out.
 */
export function completeNeeds< Item extends DesignRecord >(
	chosen: ReadonlySet< string >,
	records: readonly Item[]
): ReadonlyMap< string, readonly Item[] > {
	const byKey = new Map(
		records.map( ( record ) => [ record.key, record ] )
	);
	const needed = new Map< string, Item[] >();
	const pending = [ ...chosen ];
	const visited = new Set( pending );
	for ( let key = pending.pop(); key !== undefined; key = pending.pop() ) {
		const record = byKey.get( key );
		for ( const need of record?.needs ?? [] ) {
			if ( ! record || ! byKey.has( need ) ) {
				continue;
			}
			needed.set( need, [ ...( needed.get( need ) ?? [] ), record ] );
			if ( ! visited.has( need ) ) {
				visited.add( need );
				pending.push( need );
			}
		}
	}
	return needed;
}
