import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import { AreaError } from '@/components/area-error';
import { readConfig } from '@/utils/theme-json/config';
import {
	countRevisionPages,
	REVISIONS_PER_PAGE,
	useStyleRevisions,
} from '../reads/use-style-revisions';
import { useStyleAuthors } from '../reads/use-style-authors';
import { useGlobalStyles } from '../config/use-global-styles';
import {
	buildRevisionList,
	readRevisions,
	type StyleRevision,
} from '../rules/revision-list';
import { canApply, getRevisionState } from '../rules/revision-state';
import { areConfigsEquivalent } from '../rules/equivalent-configs';
import { usePreviewedConfig } from '../revisions/use-previewed-config';
import { useRevisionCount } from '../revisions/use-revision-count';
import { RevisionRow } from './revision-row';
import { ScreenFrame } from './screen-frame';

const NO_REVISIONS: ReturnType< typeof buildRevisionList > = [];

/** Revisions of the styles: what changed, by whom, and a way back to each. */
export function RevisionsScreen() {
	const { user } = useGlobalStyles();
	const [ page, setPage ] = useState( 1 );
	const count = useRevisionCount();
	const { revisions: raw, saved, error, retry } = useStyleRevisions( page );
	const { authors, userId } = useStyleAuthors();
	const [ selectedId, setSelectedId ] = useState< StyleRevision[ 'id' ] >();
	const pages = countRevisionPages( count );
	// The last row of a page is compared with the first of the next.
	const { revisions: next } = useStyleRevisions(
		page < pages ? page + 1 : undefined
	);
	const following = useMemo( () => readRevisions( next )[ 0 ], [ next ] );
	const savedConfig = useMemo( () => readConfig( saved ), [ saved ] );
	const compared = {
		user,
		saved: saved === undefined ? undefined : savedConfig,
	};
	const list = useMemo(
		() =>
			// Without the page it is not known what comes before the theme's defaults.
			raw === undefined
				? NO_REVISIONS
				: buildRevisionList( {
						revisions: readRevisions( raw ),
						current: user,
						saved: savedConfig,
						userId,
						isFirstPage: page === 1,
						isLastPage: page === pages,
						newestNumber: count - ( page - 1 ) * REVISIONS_PER_PAGE,
				  } ),
		[ raw, user, savedConfig, userId, page, pages, count ]
	);
	const selected = list.find( ( { id } ) => id === selectedId ) ?? list[ 0 ];
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
			{ raw === undefined && error === undefined && <Spinner /> }
			{ count > 0 && ( raw !== undefined || page > 1 ) && (
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
				{ list.map( ( revision, index ) => (
					<li key={ revision.id }>
						<ValueBoundary
							value={ revision }
							fallback={ <UnreadableItem /> }
						>
							<RevisionRow
								revision={ revision }
								author={ authors.get( revision.author ) }
								before={ list[ index + 1 ] ?? following }
								isSelected={ revision === selected }
								state={ getRevisionState( revision, compared ) }
								isApplicable={ canApply( revision, compared ) }
								hasUnsaved={
									saved !== undefined &&
									! areConfigsEquivalent( user, savedConfig )
								}
								onSelect={ () => setSelectedId( revision.id ) }
							/>
						</ValueBoundary>
					</li>
				) ) }
			</ol>
			{ pages > 1 && (
				<RevisionPages
					page={ page }
					pages={ pages }
					onPage={ setPage }
				/>
			) }
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
