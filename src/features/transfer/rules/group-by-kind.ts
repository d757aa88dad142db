import { DESIGN_KINDS, type DesignKind, type DesignRecord } from './types';

/** Records of one kind. */
export interface KindGroup< Item > {
	kind: DesignKind;
	records: readonly Item[];
}

/**
 * Groups records by kind, in the order of the kinds; a kind without any is left out.
 *
 * @param records The records.
 */
export function groupByKind< Item extends DesignRecord >(
	records: readonly Item[]
): readonly KindGroup< Item >[] {
	return DESIGN_KINDS.map( ( kind ) => ( {
		kind,
		records: records.filter( ( record ) => record.kind === kind ),
	} ) ).filter( ( group ) => group.records.length > 0 );
}
