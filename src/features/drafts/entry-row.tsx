import { __, sprintf } from '@wordpress/i18n';

import { CompareEntry } from './compare-entry';
import { describeFate, explainState, nameEntry } from './rules/describe-entry';
import { nameChanges } from './rules/name-changes';
import type { DraftEntry } from './rules/types';
import { TakeOut } from './take-out';

/** Largest number of parts of the styles that a row names. */
const MAX_NAMED = 3;

/** Props of {@link EntryRow}. */
export interface EntryRowProps {
	entry: DraftEntry;
	draftId: number;
	/** Whether the draft is published; its records cannot be compared or taken out then. */
	isPublished: boolean;
}

/** A record that a draft changes. */
export function EntryRow( { entry, draftId, isPublished }: EntryRowProps ) {
	const name = nameEntry( entry );
	const explanation = isPublished ? undefined : explainState( entry );
	const fate = describeFate( entry, isPublished );
	return (
		<li className="atelier-drafts__row">
			<span className="atelier-drafts__record">{ name }</span>
			{ fate && <span className="atelier-drafts__note">{ fate }</span> }
			{ entry.kind === 'wp_global_styles' && (
				<span className="atelier-drafts__note">
					{ listChanges( entry ) }
				</span>
			) }
			{ explanation && (
				<span className="atelier-drafts__state">{ explanation }</span>
			) }
			{ ! isPublished && (
				<span className="atelier-drafts__links">
					{ entry.state !== 'gone' && entry.removal === '' && (
						<CompareEntry
							record={ entry }
							at="live"
							draftId={ draftId }
						/>
					) }
					<TakeOut entry={ entry } draftId={ draftId } />
				</span>
			) }
		</li>
	);
}

function listChanges( { changes, blockTitles }: DraftEntry ): string {
	const names = nameChanges( changes, blockTitles );
	const named = names.slice( 0, MAX_NAMED ).join( ', ' );
	return names.length <= MAX_NAMED
		? named
		: sprintf(
				/* translators: 1: names of values. 2: number of further ones. */
				__( '%1$s and %2$d more', 'atelier' ),
				named,
				names.length - MAX_NAMED
		  );
}
