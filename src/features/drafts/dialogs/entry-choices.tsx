import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { describeFate, explainState, nameEntry } from '../rules/describe-entry';
import { nameChanges } from '../rules/name-changes';
import type { DraftEntry, Winner } from '../rules/types';

/** Props of {@link EntryChoices}. */
export interface EntryChoicesProps {
	entries: readonly DraftEntry[];
	/** Decisions about collisions, by key of the entry. */
	decided: ReadonlyMap< string, Winner >;
	onDecide: ( decided: ReadonlyMap< string, Winner > ) => void;
}

/** Lists entries of a draft with their states, and asks about collisions with live changes. */
export function EntryChoices( {
	entries,
	decided,
	onDecide,
}: EntryChoicesProps ) {
	return (
		<ul className="atelier-drafts__list">
			{ entries.map( ( entry ) => (
				<EntryChoice
					key={ entry.key }
					entry={ entry }
					winner={ decided.get( entry.key ) }
					onDecide={ ( winner ) =>
						onDecide( new Map( decided ).set( entry.key, winner ) )
					}
				/>
			) ) }
		</ul>
	);
}

function EntryChoice( {
	entry,
	winner,
	onDecide,
}: {
	entry: DraftEntry;
	winner: Winner | undefined;
	onDecide: ( winner: Winner ) => void;
} ) {
	const explanation = explainState( entry );
	const fate = describeFate( entry );
	return (
		<li className="atelier-drafts__row">
			<span className="atelier-drafts__record">
				{ nameEntry( entry ) }
			</span>
			{ fate && <span className="atelier-drafts__note">{ fate }</span> }
			{ explanation && (
				<span className="atelier-drafts__state">{ explanation }</span>
			) }
			{ entry.state === 'collides' && (
				<RadioControl
					className="atelier-drafts__choice"
					label={ nameChanges(
						entry.collisions,
						entry.blockTitles
					).join( ', ' ) }
					selected={ winner ?? '' }
					options={ [
						{
							label: __( 'Take the draft’s', 'atelier' ),
							value: 'draft',
						},
						{
							label: __( 'Keep what is live', 'atelier' ),
							value: 'live',
						},
					] }
					onChange={ ( value ) => onDecide( value as Winner ) }
				/>
			) }
		</li>
	);
}
