import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { usePublishedHeight } from '@/hooks/use-published-height';
import { Link, useRoute } from '@/router';
import { draftPath, getDraftUrl } from './draft-address';
import { findDraftLimit, type DraftLimit } from './rules/find-draft-limit';
import { isProposing } from './is-proposing';
import { markFavicon } from './mark-favicon';
import './style.scss';

/** CSS variable with the height of the strip, which may wrap. */
const HEIGHT = '--atelier-draft-strip-height';

/** Coloured strip above every screen of a draft: its name, the limit of the screen, and the link to the live design. */
export function DraftStrip() {
	const { draft } = getBootPayload();
	const { path } = useRoute();
	const strip = usePublishedHeight( HEIGHT );
	useEffect( markFavicon, [] );
	if ( ! draft ) {
		return null;
	}
	const limit = findDraftLimit( path );
	return (
		<div
			ref={ strip }
			className="atelier-draft-strip"
			role="region"
			aria-label={ __( 'Draft of the design', 'atelier' ) }
		>
			<Link
				className="atelier-draft-strip__name"
				to={ draftPath( draft.id ) }
			>
				{ sprintf(
					/* translators: %s: name of a draft of the design. */
					__( 'Draft: %s', 'atelier' ),
					draft.name
				) }
			</Link>
			{ limit && (
				<span className="atelier-draft-strip__note">
					{ explainLimit( limit ) }
				</span>
			) }
			{ ! isProposing() && (
				<a
					className="atelier-draft-strip__leave"
					href={ getDraftUrl( window.location.href, undefined ) }
					onClick={ ( event ) => {
						// The strip is not rendered again when the address changes.
						event.currentTarget.href = getDraftUrl(
							window.location.href,
							undefined
						);
					} }
				>
					{ limit === 'content'
						? __( 'Edit it live', 'atelier' )
						: __( 'Go to the live design', 'atelier' ) }
				</a>
			) }
		</div>
	);
}

function explainLimit( limit: DraftLimit ): string {
	return limit === 'content'
		? __(
				'Pages and posts cannot be in a draft: nothing can be saved here.',
				'atelier'
		  )
		: __(
				'Files of fonts are installed at once, and inactive in the live design. Which fonts are active is in the draft.',
				'atelier'
		  );
}
