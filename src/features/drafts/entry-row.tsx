import { __, _n, sprintf } from '@wordpress/i18n';

import { CompareEntry } from './compare-entry';
import { describeFate, explainState, nameEntry } from './rules/describe-entry';
import { listWords } from './rules/list-words';
import { nameChanges } from './rules/name-changes';
import type { DraftEntry } from './rules/types';
import { TakeOut } from './take-out';

/** Largest number of parts of the styles that a row names. */
const MAX_NAMED = 3;

/** Largest number of changes that a row lists with their values. */
const MAX_WORDS = 20;

/** Props of {@link EntryRow}. */
export interface EntryRowProps {
	entry: DraftEntry;
	draftId: number;
	/** Whether the draft is published; its records cannot be compared or taken out then. */
	isPublished: boolean;
	/** Whether each change is listed with its values: of a draft that a program made, nobody has seen them. */
	hasWords: boolean;
}

/** A record that a draft changes. */
export function EntryRow( {
	entry,
	draftId,
	isPublished,
	hasWords,
}: EntryRowProps ) {
	const words = hasWords ? listWords( entry.words, entry.blockTitles ) : [];
	const name = nameEntry( entry );
	const explanation = isPublished ? undefined : explainState( entry );
	const fate = describeFate( entry, isPublished );
	return (
		<li className="atelier-drafts__row">
			<span className="atelier-drafts__record">{ name }</span>
			{ fate && <span className="atelier-drafts__note">{ fate }</span> }
			{ entry.kind === 'wp_global_styles' && ! hasWords && (
				<span className="atelier-drafts__note">
					{ listChanges( entry ) }
				</span>
			) }
			{ words.length > 0 && (
				<ul className="atelier-drafts__words">
					{ words.slice( 0, MAX_WORDS ).map( ( line, at ) => (
						<li key={ at }>{ line }</li>
					) ) }
					{ words.length > MAX_WORDS && (
						<li>
							{ sprintf(
								/* translators: %d: number of further changes. */
								_n(
									'and %d more',
									'and %d more',
									words.length - MAX_WORDS,
									'atelier'
								),
								words.length - MAX_WORDS
							) }
						</li>
					) }
				</ul>
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
