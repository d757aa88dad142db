import { Button } from '@wordpress/components';
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';

import { getServerNow } from '@/data/site/server-clock';
import { isDate, NO_DATE } from '@/utils/format-date';
import { ConfirmDialog } from '@/wordpress/unstable-components';
import { EMPTY_CONFIG, type Config } from '@/utils/theme-json/config';
import type { DesignState } from '@/utils/design-state';
import { CompareLink } from '../compare/compare-link';
import { useBlockTitle } from '../config/use-block-title';
import { useGlobalStyles } from '../config/use-global-styles';
import { DifferenceList } from '../differences/difference-list';
import { RestoreAction } from '../differences/restore-action';
import type { StyleAuthor } from '../reads/use-style-authors';
import { describeDifference } from '../rules/describe-difference';
import { diffConfigs } from '../rules/diff-configs';
import { isShownAsRelative, type StyleRevision } from '../rules/revision-list';
import { summarizeDifferences } from '../rules/summarize-differences';
import { StylesTile } from '../variations/styles-tile';
import type { RevisionState } from '../rules/revision-state';
import { useApplyConfig } from '../variations/use-apply-config';
import { useRestore } from '../writes/use-restore';

/** A row that is not selected has one line for them. */
const MAX_SUMMARY = 3;

/** Props of {@link RevisionRow}. */
export interface RevisionRowProps {
	revision: StyleRevision;
	/** Undefined where the person may not know who it was. */
	author: StyleAuthor | undefined;
	/** The revision that was saved before it. */
	before: Config | undefined;
	isSelected: boolean;
	state: RevisionState;
	/** Whether it can be applied: not where the person has these styles. */
	isApplicable: boolean;
	/** Whether applying it would lose unsaved changes, on whatever page of the list they are shown. */
	hasUnsaved: boolean;
	onSelect: () => void;
}

/** One revision: when, by whom and what it changed; selected, what it looked like and the way back to it. */
export function RevisionRow( {
	revision,
	author,
	before = EMPTY_CONFIG,
	isSelected,
	state,
	isApplicable,
	hasUnsaved,
	onSelect,
}: RevisionRowProps ) {
	const getBlockTitle = useBlockTitle();
	const { base, canEdit } = useGlobalStyles();
	const actions = useRestore( revision );
	const changes = useMemo(
		() =>
			summarizeDifferences( diffConfigs( before, revision ) )
				.shown.slice( 0, MAX_SUMMARY )
				.map( ( difference ) =>
					describeDifference( difference, getBlockTitle )
				),
		[ getBlockTitle, revision, before ]
	);
	return (
		<div
			className={ `atelier-styles-revision ${
				isSelected ? 'is-selected' : ''
			}` }
		>
			<SelectButton
				revision={ revision }
				author={ author }
				changes={ changes }
				isSelected={ isSelected }
				state={ state }
				onSelect={ onSelect }
			/>
			{ isSelected && (
				<div className="atelier-styles-revision__details">
					<div className="atelier-styles-import">
						<StylesTile config={ revision } />
					</div>
					<DifferenceList
						left={ before }
						right={ revision }
						base={ base }
						{ ...( canEdit && {
							renderActions: ( difference ) => (
								<RestoreAction
									difference={ difference }
									{ ...actions }
								/>
							),
						} ) }
					/>
					<ApplyRevision
						revision={ revision }
						state={ state }
						isApplicable={ isApplicable }
						hasUnsaved={ hasUnsaved }
					/>
					<CompareLink
						state={ toState( revision ) }
						name={ describeRevision(
							revision,
							author?.name ?? ''
						) }
					/>
				</div>
			) }
		</div>
	);
}

function ApplyRevision( {
	revision,
	state,
	isApplicable,
	hasUnsaved,
}: Pick<
	RevisionRowProps,
	'revision' | 'state' | 'isApplicable' | 'hasUnsaved'
> ) {
	const applyConfig = useApplyConfig();
	const [ isConfirming, setIsConfirming ] = useState( false );
	const apply = () =>
		applyConfig( revision, {
			message: __( 'Revision applied.', 'atelier' ),
			momentName: __(
				'Before an earlier revision of the styles',
				'atelier'
			),
		} );
	if ( ! isApplicable ) {
		return (
			<p className="atelier-styles-empty">
				{ state === 'saved'
					? __(
							'These styles are already applied to your site.',
							'atelier'
					  )
					: __( 'These styles are not saved yet.', 'atelier' ) }
			</p>
		);
	}
	return (
		<>
			<Button
				size="compact"
				variant="primary"
				onClick={ () =>
					hasUnsaved ? setIsConfirming( true ) : apply()
				}
			>
				{ revision.id === 'parent'
					? __( 'Reset to defaults', 'atelier' )
					: __( 'Apply', 'atelier' ) }
			</Button>
			<ConfirmDialog
				isOpen={ isConfirming }
				cancelButtonText={ __( 'Cancel', 'atelier' ) }
				confirmButtonText={ __( 'Apply', 'atelier' ) }
				onCancel={ () => setIsConfirming( false ) }
				onConfirm={ () => {
					setIsConfirming( false );
					apply();
				} }
			>
				{ __(
					'Are you sure you want to apply this revision? Any unsaved changes will be lost.',
					'atelier'
				) }
			</ConfirmDialog>
		</>
	);
}

function toState( { id }: StyleRevision ): DesignState {
	switch ( id ) {
		case 'unsaved':
			return { kind: 'unsaved' };
		case 'parent':
			return { kind: 'theme' };
		default:
			return { kind: 'revision', id };
	}
}

interface SelectButtonProps
	extends Pick<
		RevisionRowProps,
		'revision' | 'author' | 'isSelected' | 'state' | 'onSelect'
	> {
	changes: readonly string[];
}

function SelectButton( {
	revision,
	author,
	changes,
	isSelected,
	state,
	onSelect,
}: SelectButtonProps ) {
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
				{ describeRevision( revision, name ) }
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
			{ isOwn && (
				<span className="atelier-styles-revision__author">
					{ author?.avatarUrl && (
						<img
							className="atelier-styles-revision__avatar"
							src={ author.avatarUrl }
							alt=""
							loading="lazy"
						/>
					) }
					{ name }
				</span>
			) }
			{ marks.length > 0 && (
				<span className="atelier-styles-revision__marks">
					{ marks.map( ( mark ) => (
						<span key={ String( mark ) }>{ mark }</span>
					) ) }
				</span>
			) }
			{ ! isSelected && changes.length > 0 && (
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

function describeRevision(
	{ id, modified }: StyleRevision,
	author: string
): string {
	if ( id === 'unsaved' ) {
		/* translators: %s: name of a person. */
		return sprintf( __( 'Unsaved changes by %s', 'atelier' ), author );
	}
	if ( id === 'parent' || modified === undefined ) {
		return __( 'Default styles', 'atelier' );
	}
	if ( ! isDate( modified ) ) {
		return NO_DATE;
	}
	const time = Date.parse( modified );
	const now = getServerNow();
	return isShownAsRelative( time, now )
		? humanTimeDiff( new Date( time ), new Date( now ) )
		: dateI18n(
				getSettings().formats.datetimeAbbreviated,
				new Date( time )
		  );
}
