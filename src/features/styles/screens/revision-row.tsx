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
	/** Whether the site has these styles now. */
	isApplied: boolean;
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
	isApplied,
	hasUnsaved,
	onSelect,
}: RevisionRowProps ) {
	const applyConfig = useApplyConfig();
	const getBlockTitle = useBlockTitle();
	const { base, canEdit } = useGlobalStyles();
	const actions = useRestore( revision );
	const [ isConfirming, setIsConfirming ] = useState( false );
	const apply = () =>
		applyConfig( revision, __( 'Revision applied.', 'atelier' ) );
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
				isApplied={ isApplied }
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
					<ApplyAction
						revision={ revision }
						isApplied={ isApplied }
						onApply={ () =>
							hasUnsaved ? setIsConfirming( true ) : apply()
						}
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
		</div>
	);
}

interface ApplyActionProps
	extends Pick< RevisionRowProps, 'revision' | 'isApplied' > {
	onApply: () => void;
}

function ApplyAction( { revision, isApplied, onApply }: ApplyActionProps ) {
	return isApplied ? (
		<p className="atelier-styles-empty">
			{ __(
				'These styles are already applied to your site.',
				'atelier'
			) }
		</p>
	) : (
		<Button size="compact" variant="primary" onClick={ onApply }>
			{ revision.id === 'parent'
				? __( 'Reset to defaults', 'atelier' )
				: __( 'Apply', 'atelier' ) }
		</Button>
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
		'revision' | 'author' | 'isSelected' | 'isApplied' | 'onSelect'
	> {
	changes: readonly string[];
}

function SelectButton( {
	revision,
	author,
	changes,
	isSelected,
	isApplied,
	onSelect,
}: SelectButtonProps ) {
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
			{ ( revision.isLatest || isApplied ) && (
				<span className="atelier-styles-revision__marks">
					{ revision.isLatest && (
						<span>{ __( 'Latest', 'atelier' ) }</span>
					) }
					{ isApplied && <span>{ __( 'Current', 'atelier' ) }</span> }
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
