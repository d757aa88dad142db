import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { Link } from '@/router';
import { ReadState } from '@/components/read-state';
import { NewDraftDialog } from './dialogs/new-draft-dialog';
import { describeListedDraft } from './rules/describe-draft';
import { describeProposalState } from './rules/describe-proposal';
import { draftPath } from './draft-address';
import { draftsResource } from './reads/drafts';
import type { DraftSummary } from './rules/types';
import './style.scss';

/** All drafts of the design, the last changed one first. */
export function DraftsContent() {
	const read = useResource( draftsResource );
	const { data } = read;
	const [ isNaming, setIsNaming ] = useState( false );
	const Heading = useIsMobile() ? 'h1' : 'h2';
	return (
		<div className="atelier-drafts">
			<div className="atelier-drafts__header">
				<Heading className="atelier-drafts__title">
					{ __( 'Drafts of the design', 'atelier' ) }
				</Heading>
				<Button
					size="compact"
					variant="secondary"
					onClick={ () => setIsNaming( true ) }
				>
					{ __( 'New draft…', 'atelier' ) }
				</Button>
			</div>
			<ReadState
				read={ read }
				failure={ __( 'The drafts could not be loaded.', 'atelier' ) }
			/>
			{ data?.length === 0 && (
				<p className="atelier-drafts__note">
					{ __(
						'There is no draft yet. In a draft you can change styles, templates, parts, patterns and menus, and publish all of it at once.',
						'atelier'
					) }
				</p>
			) }
			<ul className="atelier-drafts__list">
				{ data?.map( ( draft ) => (
					<li key={ draft.id } className="atelier-drafts__row">
						<Link to={ draftPath( draft.id ) }>{ draft.name }</Link>
						<span className="atelier-drafts__note">
							{ describeListedDraft( draft ) }
						</span>
						<ProposalState draft={ draft } />
					</li>
				) ) }
			</ul>
			{ isNaming && (
				<NewDraftDialog onClose={ () => setIsNaming( false ) } />
			) }
		</div>
	);
}

function ProposalState( { draft }: { draft: DraftSummary } ) {
	const state = describeProposalState( draft );
	return state ? (
		<span className="atelier-drafts__state">{ state }</span>
	) : null;
}
