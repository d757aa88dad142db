import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { formatTime } from '../format-time';
import { describeChange, nameRecord } from '../rules/describe-records';
import type { HistoryRecord, HistoryRow } from '../rules/types';
import { useHistoryAddress } from '../use-history-address';
import { CompareMoment } from './compare-moment';

/** Props of {@link RecordList}. */
export interface RecordListProps {
	row: HistoryRow;
}

/** Records of a row: the change of each, its comparison with the saved state, and the filter by it. */
export function RecordList( { row: { records, at } }: RecordListProps ) {
	const { filters, setFilters } = useHistoryAddress();
	if ( records.length === 0 ) {
		return null;
	}
	return (
		<ul className="atelier-history__records">
			{ records.map( ( record ) => (
				<li key={ record.key }>
					<span>{ describe( record ) }</span>
					<span className="atelier-history__links">
						{ record.change !== 'deleted' && (
							<CompareMoment record={ record } at={ at } />
						) }
						{ filters.record !== record.key && (
							<Button
								variant="link"
								aria-label={ sprintf(
									/* translators: %s: name of a record, for example "Header". */
									__( 'Only this: %s', 'atelier' ),
									nameRecord( record )
								) }
								onClick={ () =>
									setFilters( {
										...filters,
										record: record.key,
									} )
								}
							>
								{ __( 'Only this', 'atelier' ) }
							</Button>
						) }
					</span>
				</li>
			) ) }
		</ul>
	);
}

function describe( record: HistoryRecord ): string {
	return sprintf(
		/* translators: 1: name of a record, for example "Header". 2: what became of it, for example "changed". 3: time of day. */
		__( '%1$s: %2$s, %3$s', 'atelier' ),
		nameRecord( record ),
		describeChange( record ),
		formatTime( record.time )
	);
}
