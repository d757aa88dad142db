import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useRef, useState } from 'react';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import { AreaError } from '@/components/area-error';
import { useGlobalStyles } from '../config/use-global-styles';
import { areConfigsEquivalent } from '../rules/equivalent-configs';
import type { StyleRevision } from '../rules/revision-list';
import { canApply, getRevisionState } from '../rules/revision-state';
import { usePreviewedConfig } from '../revisions/use-previewed-config';
import { useRevisionPage } from '../revisions/use-revision-page';
import { RevisionDetails } from './revision-details';
import { RevisionRow } from './revision-row';
import { ScreenFrame } from './screen-frame';

/** Revisions of the styles: their changes, their authors, and the actions that restore each. */
export function RevisionsScreen() {
	const { user } = useGlobalStyles();
	const [ page, setPage ] = useState( 1 );
	const [ selectedId, setSelectedId ] = useState< StyleRevision[ 'id' ] >();
	const {
		list,
		authors,
		count,
		pages,
		compared,
		hasUnsaved,
		isLoading,
		error,
		retry,
		getBefore,
	} = useRevisionPage( page );
	// After an edit the unsaved changes are first; the shown revision stays the same.
	const firstId = useRef< StyleRevision[ 'id' ] >();
	const find = ( shown: StyleRevision[ 'id' ] | undefined ) =>
		list.find( ( { id } ) => id === shown );
	const selected = find( selectedId ) ?? find( firstId.current ) ?? list[ 0 ];
	if ( compared.saved !== undefined ) {
		firstId.current = selected?.id;
	}
	usePreviewedConfig(
		selected && ! areConfigsEquivalent( selected, user )
			? selected
			: undefined
	);
	return (
		<ScreenFrame
			title={ __( 'Revisions', 'atelier' ) }
			description={ __(
				'Choose a revision to see what it looked like, and apply it.',
				'atelier'
			) }
		>
			{ error !== undefined && (
				<AreaError error={ error } onRetry={ retry } />
			) }
			{ isLoading && <Spinner /> }
			{ count > 0 && ( list.length > 0 || page > 1 ) && (
				<p className="atelier-styles-screen__description">
					{ sprintf(
						/* translators: %d: number of revisions. */
						_n( '%d revision', '%d revisions', count, 'atelier' ),
						count
					) }
				</p>
			) }
			<ol
				className="atelier-styles-revisions"
				aria-label={ __( 'Revisions', 'atelier' ) }
			>
				{ list.map( ( revision ) => (
					<li key={ revision.id }>
						<ValueBoundary
							value={ revision }
							fallback={ <UnreadableItem /> }
						>
							<RevisionRow
								revision={ revision }
								author={ authors.get( revision.author ) }
								before={ getBefore( revision ) }
								isSelected={ revision === selected }
								state={ getRevisionState( revision, compared ) }
								onSelect={ () => setSelectedId( revision.id ) }
							/>
						</ValueBoundary>
					</li>
				) ) }
			</ol>
			<div className="atelier-styles-revisions__foot">
				{ selected && (
					<ValueBoundary
						value={ selected }
						fallback={ <UnreadableItem /> }
					>
						<RevisionDetails
							revision={ selected }
							author={
								authors.get( selected.author )?.name ?? ''
							}
							before={ getBefore( selected ) }
							state={ getRevisionState( selected, compared ) }
							isApplicable={ canApply( selected, compared ) }
							hasUnsaved={ hasUnsaved }
						/>
					</ValueBoundary>
				) }
				{ pages > 1 && (
					<RevisionPages
						page={ page }
						pages={ pages }
						onPage={ setPage }
					/>
				) }
			</div>
		</ScreenFrame>
	);
}

interface RevisionPagesProps {
	page: number;
	pages: number;
	onPage: ( page: number ) => void;
}

function RevisionPages( { page, pages, onPage }: RevisionPagesProps ) {
	return (
		<nav
			className="atelier-styles-form__buttons atelier-styles-revisions__pages"
			aria-label={ __( 'Pages of revisions', 'atelier' ) }
		>
			<Button
				size="compact"
				variant="tertiary"
				disabled={ page === 1 }
				accessibleWhenDisabled
				onClick={ () => onPage( page - 1 ) }
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
				onClick={ () => onPage( page + 1 ) }
			>
				{ __( 'Next page', 'atelier' ) }
			</Button>
		</nav>
	);
}
