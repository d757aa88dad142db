import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Props of {@link UnreadableNotice}. */
export interface UnreadableNoticeProps {
	count: number;
	/** Removes the unreadable values; missing when they are not the person's. */
	onReset?: () => void;
}

/** Notice that stored presets cannot be read, with a button that removes them. */
export function UnreadableNotice( { count, onReset }: UnreadableNoticeProps ) {
	if ( count === 0 ) {
		return null;
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={
				onReset
					? [ { label: __( 'Reset', 'atelier' ), onClick: onReset } ]
					: []
			}
		>
			{ sprintf(
				/* translators: %d: number of presets. */
				_n(
					'%d preset is unreadable and is not shown.',
					'%d presets are unreadable and are not shown.',
					count,
					'atelier'
				),
				count
			) }
		</Notice>
	);
}
