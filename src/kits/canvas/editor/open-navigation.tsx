import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { wordpress } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useLeaveEditor } from '@/data/site/use-leave-editor';
import { BackButton } from '@/wordpress/editor';

/** Props of {@link OpenNavigation}. */
export interface OpenNavigationProps {
	postType: string;
}

/** The button at the start of the editor's top bar that leaves the editor (specification 4.2). */
export function OpenNavigation( { postType }: OpenNavigationProps ) {
	const { siteIconUrl } = getBootPayload();
	const leaveEditor = useLeaveEditor();
	return (
		<BackButton>
			{ ( { length } ) =>
				length <= 1 && (
					<Button
						className="atelier-open-navigation"
						data-leaves-edit
						label={ __( 'Open Navigation', 'atelier' ) }
						showTooltip
						tooltipPosition="middle right"
						icon={ siteIconUrl ? undefined : wordpress }
						onClick={ () => leaveEditor( postType ) }
					>
						{ siteIconUrl && (
							<img
								className="atelier-open-navigation__icon"
								src={ siteIconUrl }
								alt=""
							/>
						) }
					</Button>
				)
			}
		</BackButton>
	);
}
