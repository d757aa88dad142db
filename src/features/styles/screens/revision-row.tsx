import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';

import { EMPTY_CONFIG, type Config } from '@/utils/theme-json/config';
import { useStyleNames } from '../config/use-style-names';
import type { StyleAuthor } from '../reads/use-style-authors';
import { describeDifference } from '../rules/describe-difference';
import { diffConfigs } from '../rules/diff-configs';
import type { StyleRevision } from '../rules/revision-list';
import type { RevisionState } from '../rules/revision-state';
import { summarizeDifferences } from '../rules/summarize-differences';
import { formatListedRevision } from './format-listed-revision';

/** Number of changes in the summary: a row has one line for them. */
const MAX_SUMMARY = 3;

/** Props of {@link RevisionRow}. */
export interface RevisionRowProps {
	revision: StyleRevision;
	/** Undefined where the person may not list users. */
	author: StyleAuthor | undefined;
	/** The revision that was saved before it. */
	before: Config | undefined;
	isSelected: boolean;
	state: RevisionState;
	onSelect: () => void;
}

/** One revision: its time, its author, and its changes. Selecting it does not move any row. */
export function RevisionRow( {
	revision,
	author,
	before = EMPTY_CONFIG,
	isSelected,
	state,
	onSelect,
}: RevisionRowProps ) {
	const names = useStyleNames();
	const changes = useMemo(
		() =>
			summarizeDifferences( diffConfigs( before, revision ) )
				.shown.slice( 0, MAX_SUMMARY )
				.map( ( difference ) =>
					describeDifference( difference, names )
				),
		[ names, revision, before ]
	);
	const marks = [
		state === 'saved' && __( 'Saved', 'atelier' ),
		state === 'unsaved' && __( 'Unsaved', 'atelier' ),
		isSelected && __( 'Shown', 'atelier' ),
	].filter( Boolean );
	const name = author?.name ?? '';
	const isOwn = revision.id !== 'unsaved' && revision.id !== 'parent';
	return (
		<button
			type="button"
			className="atelier-styles-revision__select"
			aria-pressed={ isSelected }
			onClick={ onSelect }
		>
			<span className="atelier-styles-revision__title">
				{ formatListedRevision( revision, name ) }
				{ revision.number !== undefined && (
					<>
						{ ' ' }
						<span className="atelier-styles-revision__number">
							{ sprintf(
								/* translators: %d: number of a revision, counted from the first. */
								__( 'Revision %d', 'atelier' ),
								revision.number
							) }
						</span>
					</>
				) }
			</span>
			<span className="atelier-styles-revision__line">
				<span className="atelier-styles-revision__author">
					{ isOwn && author?.avatarUrl && (
						<img
							className="atelier-styles-revision__avatar"
							src={ author.avatarUrl }
							alt=""
							loading="lazy"
						/>
					) }
					{ isOwn && name }
				</span>{ ' ' }
				{ marks.map( ( mark ) => (
					<span
						key={ String( mark ) }
						className="atelier-styles-revision__mark"
					>
						{ mark }
					</span>
				) ) }
			</span>
			{ changes.length > 0 && (
				<span className="atelier-styles-revision__summary">
					{ changes.reduce( ( line, change ) =>
						sprintf(
							/* translators: 1, 2: names of what changed, for example "Shadow". */
							__( '%1$s · %2$s', 'atelier' ),
							line,
							change
						)
					) }
				</span>
			) }
		</button>
	);
}
