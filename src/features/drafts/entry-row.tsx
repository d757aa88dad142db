import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { runOnItems } from '@/kits/saving/outcomes';
import { Link } from '@/router';
import { getMomentPath } from '@/kits/compare/get-moment-path';
import { getDraftUrl } from './draft-address';
import { describeFate, explainState, nameEntry } from './rules/describe-entry';
import type { DraftEntry } from './rules/types';
import { removeEntry } from './writes/write-drafts';

/** How many changed values a row names. */
const MAX_NAMED = 3;

/** Props of {@link EntryRow}. */
export interface EntryRowProps {
	entry: DraftEntry;
	draftId: number;
	/** Whether the draft is live: nothing is compared or taken out then. */
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
					{ nameChanges( entry.changes ) }
				</span>
			) }
			{ explanation && (
				<span className="atelier-drafts__state">{ explanation }</span>
			) }
			{ ! isPublished && (
				<span className="atelier-drafts__links">
					<CompareLink
						entry={ entry }
						draftId={ draftId }
						name={ name }
					/>
					<Button
						variant="link"
						aria-label={ sprintf(
							/* translators: %s: name of a record, for example "Header". */
							__( 'Take out: %s', 'atelier' ),
							name
						) }
						onClick={ () =>
							void runOnItems( [ { id: entry.key } ], {
								subject: 'draft-entry',
								getTitle: () => name,
								run: () => removeEntry( draftId, entry.key ),
								done: () =>
									sprintf(
										/* translators: %s: name of a record. */
										__(
											'%s is not in the draft any more.',
											'atelier'
										),
										name
									),
								undo: {
									done: () =>
										sprintf(
											/* translators: %s: name of a record. */
											__(
												'%s is in the draft again.',
												'atelier'
											),
											name
										),
								},
							} )
						}
					>
						{ __( 'Take out', 'atelier' ) }
					</Button>
				</span>
			) }
		</li>
	);
}

function CompareLink( {
	entry,
	draftId,
	name,
}: {
	entry: DraftEntry;
	draftId: number;
	name: string;
} ) {
	const path =
		entry.state === 'gone' || entry.removal !== ''
			? undefined
			: getMomentPath( entry, 'live' );
	if ( path === undefined ) {
		return null;
	}
	const props = {
		className: 'components-button is-link',
		'aria-label': sprintf(
			/* translators: %s: name of a record, for example "Header". */
			__( 'Compare: %s', 'atelier' ),
			name
		),
		children: __( 'Compare', 'atelier' ),
	};
	// A comparison belongs to the draft whose values it shows.
	return getBootPayload().draft?.id === draftId ? (
		<Link to={ path } { ...props } />
	) : (
		// eslint-disable-next-line jsx-a11y/anchor-has-content -- The content is among the properties.
		<a
			href={ getDraftUrl( window.location.href, draftId, path ) }
			{ ...props }
		/>
	);
}

function nameChanges( changes: readonly string[] ): string {
	const named = changes.slice( 0, MAX_NAMED ).join( ', ' );
	return changes.length <= MAX_NAMED
		? named
		: sprintf(
				/* translators: 1: names of values. 2: number of further ones. */
				__( '%1$s and %2$d more', 'atelier' ),
				named,
				changes.length - MAX_NAMED
		  );
}
