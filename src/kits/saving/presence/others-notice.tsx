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
	/** Whether the person edits it; the others then see that. */
	isEditing: boolean;
	/** Its location: over the record's canvas, or in the flow of a panel or sidebar. */
	place: 'canvas' | 'panel';
}

/** Says who else has a record open. It can be dismissed, and is gone when they are. */
export function OthersNotice( {
	record,
	isEditing,
	place,
}: OthersNoticeProps ) {
	const { others, dismiss } = useOthers( record, isEditing );
	return (
		// It is there before it has anything to say, so that it is announced.
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
