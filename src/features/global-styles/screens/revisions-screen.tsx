import { Button, Notice, Spinner } from '@wordpress/components';
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import {
	countRevisionPages,
	useStyleRevisions,
} from '@/data/entities/use-style-revisions';
import { useStyleChanges } from '@/data/entities/use-style-changes';
import { useStyleAuthors } from '@/data/entities/use-style-authors';
import { ConfirmDialog } from '@/wordpress/unstable-components';
import { useGlobalStyles } from '../config/use-global-styles';
import { readConfig } from '../engine/config';
import {
	buildRevisionList,
	isToldRelatively,
	readRevisions,
	type StyleRevision,
} from '../engine/revision-list';
import { areLooksEqual } from '../engine/variation-properties';
import { usePreviewedLook } from '../revisions/use-previewed-look';
import { useRevisionCount } from '../revisions/use-revision-count';
import { LookTile } from '../variations/look-tile';
import { useApplyLook } from '../variations/use-apply-look';
import { ScreenFrame } from './screen-frame';

// Specification 4.3: the summary of changes lists seven at most.
const MAX_CHANGES = 7;

/** Revisions of the styles: what changed, by whom, and a way back to each. */
export function RevisionsScreen() {
	const { user } = useGlobalStyles();
	const [ page, setPage ] = useState( 1 );
	const count = useRevisionCount();
	const { revisions: raw, saved, hasError } = useStyleRevisions( page );
	const { authors, userId } = useStyleAuthors();
	const [ selectedId, setSelectedId ] = useState< StyleRevision[ 'id' ] >();
	const pages = countRevisionPages( count );
	const list = buildRevisionList( {
		revisions: readRevisions( raw ),
		current: user,
		saved: readConfig( saved ),
		userId,
		isFirstPage: page === 1,
		isLastPage: page === pages,
	} );
	const selected = list.find( ( { id } ) => id === selectedId ) ?? list[ 0 ];
	usePreviewedLook(
		selected && ! areLooksEqual( selected, user ) ? selected : undefined
	);
	return (
		<ScreenFrame
			title={ __( 'Revisions', 'atelier' ) }
			description={ __(
				'Choose a revision to see what it looked like, and apply it.',
				'atelier'
			) }
		>
			{ hasError && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'The revisions could not be loaded.', 'atelier' ) }
				</Notice>
			) }
			{ raw === undefined && ! hasError && <Spinner /> }
			<ol className="atelier-styles-revisions">
				{ list.map( ( revision, index ) => (
					<li key={ revision.id }>
						<RevisionRow
							revision={ revision }
							author={
								authors.get( revision.author )?.name ?? ''
							}
							before={ list[ index + 1 ] }
							isSelected={ revision === selected }
							isApplied={ areLooksEqual( revision, user ) }
							hasUnsaved={ list[ 0 ]?.id === 'unsaved' }
							onSelect={ () => setSelectedId( revision.id ) }
						/>
					</li>
				) ) }
			</ol>
			{ pages > 1 && (
				<div className="atelier-styles-form__buttons">
					<Button
						size="compact"
						variant="tertiary"
						disabled={ page === 1 }
						accessibleWhenDisabled
						onClick={ () => setPage( page - 1 ) }
					>
						{ __( 'Previous page', 'atelier' ) }
					</Button>
					<span>
						{ sprintf(
							/* translators: 1: number of the page, 2: number of pages. */
							__( 'Page %1$d of %2$d', 'atelier' ),
							page,
							pages
						) }
					</span>
					<Button
						size="compact"
						variant="tertiary"
						disabled={ page === pages }
						accessibleWhenDisabled
						onClick={ () => setPage( page + 1 ) }
					>
						{ __( 'Next page', 'atelier' ) }
					</Button>
				</div>
			) }
		</ScreenFrame>
	);
}

interface RevisionRowProps {
	revision: StyleRevision;
	author: string;
	/** The revision before it. */
	before: StyleRevision | undefined;
	isSelected: boolean;
	isApplied: boolean;
	hasUnsaved: boolean;
	onSelect: () => void;
}

function RevisionRow( {
	revision,
	author,
	before,
	isSelected,
	isApplied,
	hasUnsaved,
	onSelect,
}: RevisionRowProps ) {
	const applyLook = useApplyLook();
	const getChanges = useStyleChanges();
	const [ isConfirming, setIsConfirming ] = useState( false );
	const apply = () =>
		applyLook( revision, __( 'Revision applied.', 'atelier' ) );
	const changes = isSelected
		? getChanges( revision, before ?? { settings: {}, styles: {} }, {
				maxResults: MAX_CHANGES,
		  } )
		: [];
	return (
		<div
			className={ `atelier-styles-revision ${
				isSelected ? 'is-selected' : ''
			}` }
		>
			<button
				type="button"
				className="atelier-styles-revision__select"
				aria-pressed={ isSelected }
				onClick={ onSelect }
			>
				<span className="atelier-styles-revision__title">
					{ describeRevision( revision, author ) }
				</span>
				{ revision.id !== 'unsaved' && revision.id !== 'parent' && (
					<span className="atelier-styles-row__count">
						{ author }
					</span>
				) }
			</button>
			{ isSelected && (
				<div className="atelier-styles-revision__details">
					<div className="atelier-styles-import">
						<LookTile look={ revision } />
					</div>
					{ changes.length > 0 && (
						<ul>
							{ changes.map( ( change ) => (
								<li key={ change }>{ change }</li>
							) ) }
						</ul>
					) }
					{ isApplied ? (
						<p className="atelier-styles-empty">
							{ __(
								'These styles are already applied to your site.',
								'atelier'
							) }
						</p>
					) : (
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
					) }
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
	const time = Date.parse( modified );
	return isToldRelatively( time, Date.now() )
		? humanTimeDiff( new Date( time ), new Date() )
		: dateI18n(
				getSettings().formats.datetimeAbbreviated,
				new Date( time )
		  );
}
