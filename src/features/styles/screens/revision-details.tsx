import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { ConfirmDialog } from '@/wordpress/unstable-components';
import { EMPTY_CONFIG, type Config } from '@/utils/theme-json/config';
import type { DesignState } from '@/utils/design-state';
import { CompareLink } from '../compare/compare-link';
import { useGlobalStyles } from '../config/use-global-styles';
import { DifferenceList } from '../differences/difference-list';
import { RestoreAction } from '../differences/restore-action';
import type { StyleRevision } from '../rules/revision-list';
import type { RevisionState } from '../rules/revision-state';
import { StylesTile } from '../variations/styles-tile';
import { TryStyles } from '../variations/try-styles';
import { useApplyConfig } from '../variations/use-apply-config';
import { useRestore } from '../writes/use-restore';
import { formatListedRevision } from './format-listed-revision';

/** Props of {@link RevisionDetails}. */
export interface RevisionDetailsProps {
	revision: StyleRevision;
	/** Name of its author; empty where the person may not list users. */
	author: string;
	/** The revision that was saved before it. */
	before: Config | undefined;
	state: RevisionState;
	/** Whether it can be applied: it differs from the person's styles. */
	isApplicable: boolean;
	/** Whether applying it would lose unsaved changes, on any page of the list. */
	hasUnsaved: boolean;
}

/** The selected revision: its look, its changes, and the button that applies it. */
export function RevisionDetails( {
	revision,
	author,
	before = EMPTY_CONFIG,
	state,
	isApplicable,
	hasUnsaved,
}: RevisionDetailsProps ) {
	const { base, canEdit } = useGlobalStyles();
	const actions = useRestore( revision );
	const name = formatListedRevision( revision, author );
	return (
		<div
			className="atelier-styles-revisions__details"
			role="group"
			aria-label={ name }
		>
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
			<div className="atelier-styles-revisions__actions">
				<ApplyRevision
					revision={ revision }
					state={ state }
					isApplicable={ isApplicable }
					hasUnsaved={ hasUnsaved }
				/>
				<CompareLink state={ toState( revision ) } name={ name } />
				{ isApplicable && (
					<TryStyles config={ revision } name={ name } />
				) }
			</div>
		</div>
	);
}

function ApplyRevision( {
	revision,
	state,
	isApplicable,
	hasUnsaved,
}: Pick<
	RevisionDetailsProps,
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
