import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { useUnreadableStyles } from '../reads/use-unreadable-styles';
import { NamedPaths } from './named-paths';

const STYLES = { id: 'user' };

/** Notice of the stored values of the styles that cannot be read, with a button that removes them. */
export function UnreadableValuesNotice() {
	const { paths, mend } = useUnreadableStyles();
	if ( paths.length === 0 ) {
		return null;
	}
	const removeValues = () =>
		runOnItems( [ STYLES ], {
			subject: 'unreadable-styles',
			getTitle: () => __( 'Styles', 'atelier' ),
			run: mend,
			done: () =>
				__(
					'The values were removed. A revision keeps them.',
					'atelier'
				),
			failed: __( 'The values could not be removed.', 'atelier' ),
		} );
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Remove these values', 'atelier' ),
					onClick: () => void removeValues(),
				},
			] }
		>
			{ sprintf(
				/* translators: %d: number of values. */
				_n(
					'%d stored value of the styles cannot be read and has no effect:',
					'%d stored values of the styles cannot be read and have no effect:',
					paths.length,
					'atelier'
				),
				paths.length
			) }{ ' ' }
			<NamedPaths paths={ paths } />
		</Notice>
	);
}
