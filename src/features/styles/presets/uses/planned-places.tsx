import { __, _n, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { getUsagePath, type PlannedPlace } from '@/features/usage';
import { Link } from '@/router';
import type { PlaceGroups } from '../../rules/group-places';

/** Number of places in a group that are named; the others are counted. */
const MAX_NAMED = 50;

/** Highest number of places in a group that is open at first. */
const MAX_OPEN = 6;

/** Props of {@link PlannedPlaces}. */
export interface PlannedPlacesProps {
	groups: PlaceGroups;
	/** Number of the other places, which the person may not read. */
	hidden: number;
}

/** Lists the places in groups, each with its planned change. */
export function PlannedPlaces( { groups, hidden }: PlannedPlacesProps ) {
	const { toChange, byHand, open, files, refused } = groups;
	return (
		<div className="atelier-styles-uses__plan">
			{ toChange.length === 0 && (
				<p>{ __( 'There is no place to change.', 'atelier' ) }</p>
			) }
			<Group
				title={ describeChanged( toChange.length ) }
				places={ toChange }
			/>
			<Group
				title={ __( 'To be changed by hand', 'atelier' ) }
				places={ byHand }
			/>
			<Group
				title={ __(
					'Passed over, since somebody has it open',
					'atelier'
				) }
				places={ open }
				describe={ ( { openBy } ) => openBy }
			/>
			<Group
				title={ __(
					'Files of the theme, which need a copy',
					'atelier'
				) }
				places={ files }
			/>
			<Group
				title={ __( 'You are not allowed to change', 'atelier' ) }
				places={ refused }
			/>
			{ hidden > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of places. */
						_n(
							'%d more place, which you may not see, stays.',
							'%d more places, which you may not see, stay.',
							hidden,
							'atelier'
						),
						hidden
					) }
				</p>
			) }
		</div>
	);
}

function describeChanged( count: number ): string {
	return sprintf(
		/* translators: %d: number of places. */
		_n( '%d place is changed', '%d places are changed', count, 'atelier' ),
		count
	);
}

interface GroupProps {
	title: string;
	places: readonly PlannedPlace[];
	/** Returns a note beside a place. */
	describe?: ( place: PlannedPlace ) => string;
}

function Group( { title, places, describe }: GroupProps ) {
	const more = places.length - MAX_NAMED;
	return places.length === 0 ? null : (
		<details open={ places.length <= MAX_OPEN }>
			<summary>{ title }</summary>
			<ul>
				{ places.slice( 0, MAX_NAMED ).map( ( place ) => (
					<li key={ place.key }>
						<PlaceLink place={ place } />
						<span className="atelier-styles-row__count">
							{ describe?.( place ) ?? place.typeLabel }
						</span>
					</li>
				) ) }
			</ul>
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of places. */
						_n( 'and %d more', 'and %d more', more, 'atelier' ),
						more
					) }
				</p>
			) }
		</details>
	);
}

function PlaceLink( { place }: { place: PlannedPlace } ) {
	const title = place.title || __( '(no title)', 'atelier' );
	const path = getUsagePath(
		{ ...place, canEdit: false },
		getBootPayload().rights
	);
	return path ? <Link to={ path }>{ title }</Link> : <span>{ title }</span>;
}
