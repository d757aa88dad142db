import { useId } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';

import { dirtyRecordId, type DirtyRecord } from '@/data/writes/dirty-record';
import type { SaveOutcome } from '@/data/writes/save-outcome';
import type { RecordGroup } from './group-records';
import type { SetAside } from '../saving-slot';
import { SaveReviewRow } from './save-review-row';

/** Props of {@link SaveReviewGroup}. */
export interface SaveReviewGroupProps {
	group: RecordGroup;
	/** Outcome of records, by their id. */
	results: Readonly< Record< string, SaveOutcome > >;
	/** Ids of records that are not to be saved. */
	skipped: ReadonlySet< string >;
	/** Id of the record whose saving a plugin locks. */
	locked: string | undefined;
	onToggle: ( record: DirtyRecord, isChosen: boolean ) => void;
	/** Called with a function that restores discarded changes. */
	onDiscarded: ( record: DirtyRecord, undo: () => void ) => void;
	/** Saves one record; forced, it overwrites another person's change. */
	onSave: ( record: DirtyRecord, isForced: boolean ) => void;
	/** Called with a function that leaves changes of a record out of a save. */
	onSetAside: ( record: DirtyRecord, setAside: SetAside | undefined ) => void;
}

/** The records of one kind in the review, under the name of the kind. */
export function SaveReviewGroup( {
	group: { kind, name, records },
	results,
	skipped,
	locked,
	onToggle,
	onDiscarded,
	onSave,
	onSetAside,
}: SaveReviewGroupProps ) {
	const headingId = useId();
	const label = useSelect(
		( select ): string | undefined =>
			select( coreStore ).getEntityConfig( kind, name )?.label,
		[ kind, name ]
	);
	return (
		<section aria-labelledby={ headingId }>
			<h2 id={ headingId } className="atelier-save-review__kind">
				{ name === 'globalStyles'
					? __( 'Styles', 'atelier' )
					: label ?? name }
			</h2>
			<ul className="atelier-save-review__list">
				{ records.map( ( record ) => {
					const id = dirtyRecordId( record );
					return (
						<SaveReviewRow
							key={ id }
							record={ record }
							result={ results[ id ] }
							isChosen={ ! skipped.has( id ) }
							isLocked={ id === locked }
							onToggle={ ( isChosen ) =>
								onToggle( record, isChosen )
							}
							onDiscarded={ ( undo ) =>
								onDiscarded( record, undo )
							}
							onSave={ ( isForced ) =>
								onSave( record, isForced )
							}
							onSetAside={ ( setAside ) =>
								onSetAside( record, setAside )
							}
						/>
					);
				} ) }
			</ul>
		</section>
	);
}
