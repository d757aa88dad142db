import { useState } from 'react';
import { Button, RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { PartBoundary } from '@/components/part-boundary';
import { ConfigChanges, ContentChanges } from '@/kits/compare';
import { describeFate, nameEntry } from '../rules/describe-entry';
import { nameChanges } from '../rules/name-changes';
import type { DraftEntry, Winner } from '../rules/types';

/** Names of the two sides of a collision. */
export type DecisionLabels = Readonly< Record< Winner, string > > & {
	/** Names of the same choices for all records. */
	all: Readonly< Record< Winner, string > >;
};

/** Props of {@link DecisionRow}. */
export interface DecisionRowProps {
	entry: DraftEntry;
	explanation: string | undefined;
	labels: DecisionLabels;
	winner: Winner | undefined;
	onDecide: ( winner: Winner ) => void;
}

/** A record that is published or restored, with the choice that its collision needs, and a comparison of both sides. */
export function DecisionRow( {
	entry,
	explanation,
	labels,
	winner,
	onDecide,
}: DecisionRowProps ) {
	const fate = describeFate( entry );
	return (
		<li className="atelier-drafts__row">
			<span className="atelier-drafts__record">
				{ nameEntry( entry ) }
			</span>
			{ fate && <span className="atelier-drafts__note">{ fate }</span> }
			{ entry.isMerged && (
				<span className="atelier-drafts__note">
					{ __(
						'Other blocks were changed since. These changes are not affected.',
						'atelier'
					) }
				</span>
			) }
			{ explanation && (
				<span className="atelier-drafts__state">{ explanation }</span>
			) }
			{ entry.state === 'collides' && (
				<>
					<RadioControl
						className="atelier-drafts__choice"
						label={ nameChanges(
							entry.collisions,
							entry.blockTitles
						).join( ', ' ) }
						selected={ winner ?? '' }
						options={ [
							{ label: labels.draft, value: 'draft' },
							{ label: labels.live, value: 'live' },
						] }
						onChange={ ( value ) => onDecide( value as Winner ) }
					/>
					<ComparedEntry entry={ entry } labels={ labels } />
				</>
			) }
		</li>
	);
}

function ComparedEntry( {
	entry,
	labels,
}: Pick< DecisionRowProps, 'entry' | 'labels' > ) {
	const [ isShown, setIsShown ] = useState( false );
	const { content, config, values } = entry.compared;
	if ( ! content && ! config && values.length === 0 ) {
		return null;
	}
	return (
		<>
			<span className="atelier-drafts__links">
				<Button
					variant="link"
					aria-expanded={ isShown }
					aria-label={ sprintf(
						/* translators: %s: name of a record, for example "Header". */
						__( 'Compare: %s', 'atelier' ),
						nameEntry( entry )
					) }
					onClick={ () => setIsShown( ! isShown ) }
				>
					{ __( 'Compare', 'atelier' ) }
				</Button>
			</span>
			{ isShown && (
				<PartBoundary
					message={ __(
						'The changes could not be shown.',
						'atelier'
					) }
				>
					<div>
						<p className="atelier-drafts__note">
							{ sprintf(
								/* translators: 1: a choice, for example "Use the published version". 2: the other choice. */
								__( 'From “%1$s” to “%2$s”:', 'atelier' ),
								labels.live,
								labels.draft
							) }
						</p>
						{ values.map( ( { path, draft, live } ) => (
							<p key={ path }>
								{ sprintf(
									/* translators: 1: name of a value, for example "Title". 2: its current text. 3: its other text. */
									__( '%1$s: “%2$s” → “%3$s”', 'atelier' ),
									nameChanges(
										[ path ],
										entry.blockTitles
									).join( ', ' ),
									live,
									draft
								) }
							</p>
						) ) }
						{ content && (
							<ContentChanges
								left={ content.live }
								right={ content.draft }
							/>
						) }
						{ config && (
							<ConfigChanges
								left={ config.live }
								right={ config.draft }
							/>
						) }
					</div>
				</PartBoundary>
			) }
		</>
	);
}
