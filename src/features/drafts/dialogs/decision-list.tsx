import { Button } from '@wordpress/components';

import { DecisionRow, type DecisionLabels } from './decision-row';
import type { DraftEntry, Winner } from '../rules/types';

/** Props of {@link DecisionList}. */
export interface DecisionListProps {
	entries: readonly DraftEntry[];
	/** Choices so far, by key of the entry. */
	decided: ReadonlyMap< string, Winner >;
	onDecide: ( decided: ReadonlyMap< string, Winner > ) => void;
	/** Returns the reason that prevents the entry, or the decision that it needs. */
	explain: ( entry: DraftEntry ) => string | undefined;
	labels: DecisionLabels;
}

const SIDES: readonly Winner[] = [ 'draft', 'live' ];

/** Lists records that are published or restored together, with a choice for each that collides, one by one or for all. */
export function DecisionList( {
	entries,
	decided,
	onDecide,
	explain,
	labels,
}: DecisionListProps ) {
	const colliding = entries.filter( ( { state } ) => state === 'collides' );
	return (
		<>
			{ colliding.length > 1 && (
				<div className="atelier-drafts__links">
					{ SIDES.map( ( side ) => (
						<Button
							key={ side }
							variant="secondary"
							size="compact"
							onClick={ () =>
								onDecide(
									new Map(
										colliding.map( ( { key } ) => [
											key,
											side,
										] )
									)
								)
							}
						>
							{ labels.all[ side ] }
						</Button>
					) ) }
				</div>
			) }
			<ul className="atelier-drafts__list">
				{ entries.map( ( entry ) => (
					<DecisionRow
						key={ entry.key }
						entry={ entry }
						explanation={ explain( entry ) }
						labels={ labels }
						winner={ decided.get( entry.key ) }
						onDecide={ ( winner ) =>
							onDecide(
								new Map( decided ).set( entry.key, winner )
							)
						}
					/>
				) ) }
			</ul>
		</>
	);
}
