import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall, people } from '@wordpress/icons';
import clsx from 'clsx';

import type { OpenRecord } from '@/data/reads/open-records';
import { Glyph } from '@/components/glyph';
import { describeOthers } from './describe-others';
import { useOthers } from './use-others';
import './style.scss';

/** Props of {@link OthersNotice}. */
export interface OthersNoticeProps {
	record: OpenRecord;
	/** Whether the person edits it, which is reported to the others. */
	isEditing: boolean;
	/** Its location: over the record's canvas, or in the flow of a panel or sidebar. */
	place: 'canvas' | 'panel';
}

/** A notice about other people who have a record open. It can be dismissed, and disappears when they leave. */
export function OthersNotice( {
	record,
	isEditing,
	place,
}: OthersNoticeProps ) {
	const { others, dismiss } = useOthers( record, isEditing );
	return (
		// The live region exists before it has content, so that screen readers announce the content.
		<div
			role="status"
			className={ clsx( 'atelier-presence', `is-in-${ place }` ) }
		>
			{ others.length > 0 && (
				<div className="atelier-presence__notice">
					<Glyph icon={ people } />
					<span>{ describeOthers( record.type, others ) }</span>
					<Button
						icon={ closeSmall }
						size="small"
						label={ __( 'Dismiss this notice', 'atelier' ) }
						onClick={ dismiss }
					/>
				</div>
			) }
		</div>
	);
}
