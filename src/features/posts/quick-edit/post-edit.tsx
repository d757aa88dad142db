import { useEffect, useMemo, useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';

import { parseSelection } from '@/kits/list';
import { useIsCovering, useNavigate, useRoute } from '@/router';
import type { ApplyReport } from './apply-report';
import { ApplyReportNotice } from './apply-report-notice';
import { PostEditForm } from './post-edit-form';
import './style.scss';

/** Props of {@link PostEdit}. */
export interface PostEditProps {
	/** Name of the post type. */
	postType: string;
}

/** Outcome of Apply, with the ids of its posts. */
interface Outcome {
	report: ApplyReport;
	ids: readonly number[];
}

/** The panel *Post Edit* beside a list: the selected posts in a form (specification 2.6 and 4.8). */
export function PostEdit( { postType }: PostEditProps ) {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const isCovering = useIsCovering();
	const handleClose = () => updateQuery( { quickEdit: undefined } );
	const ids = useMemo(
		() =>
			parseSelection( query.postId )
				.map( Number )
				.filter( Number.isInteger ),
		[ query.postId ]
	);
	// A saved post may leave the list and the selection. The form stays until all posts are saved, and its report after that.
	const [ savedIds, setSavedIds ] = useState< readonly number[] >();
	const [ outcome, setOutcome ] = useState< Outcome >();
	const shownIds = savedIds ?? ids;
	const isCurrent = shownIds.every( ( id ) => outcome?.ids.includes( id ) );
	const report = isCurrent ? outcome?.report : undefined;
	useEffect( () => {
		if ( ! isCurrent ) {
			setOutcome( undefined );
		}
	}, [ isCurrent ] );

	return (
		<section
			className="atelier-quick-edit"
			aria-label={ __( 'Post Edit', 'atelier' ) }
		>
			<div className="atelier-quick-edit__header">
				<h2 className="atelier-quick-edit__heading" tabIndex={ -1 }>
					{ __( 'Post Edit', 'atelier' ) }
				</h2>
				<Button
					size="compact"
					icon={ closeSmall }
					label={ __( 'Close', 'atelier' ) }
					onClick={ handleClose }
				/>
			</div>
			{ shownIds.length === 0 ? (
				<div className="atelier-quick-edit__hint">
					{ report && <ApplyReportNotice report={ report } /> }
					<p>
						{ __(
							'Select an item to edit its details.',
							'atelier'
						) }
					</p>
					{ isCovering && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ handleClose }
						>
							{ __( 'Back to the list', 'atelier' ) }
						</Button>
					) }
				</div>
			) : (
				<PostEditForm
					// Specification 4.8: the panel resets when the selection changes.
					key={ shownIds.join() }
					postType={ postType }
					ids={ shownIds }
					report={ report }
					onReport={ ( next ) =>
						setOutcome( next && { report: next, ids: shownIds } )
					}
					onSaving={ ( isSaving ) =>
						setSavedIds( isSaving ? shownIds : undefined )
					}
				/>
			) }
		</section>
	);
}
