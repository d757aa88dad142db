import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { wordpress } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { isOwnScreen } from '@/data/site/is-own-screen';
import { getExitPath, useNavigate, useRoute } from '@/router';
import { BackButton } from '@/wordpress/editor';

/** Props of {@link OpenNavigation}. */
export interface OpenNavigationProps {
	postType: string;
}

/** The button at the start of the editor's top bar that brings back the view (specification 4.2). */
export function OpenNavigation( { postType }: OpenNavigationProps ) {
	const payload = getBootPayload();
	const { siteIconUrl } = payload;
	const { query, path } = useRoute();
	const { backTo } = useNavigate();

	const handleClick = () =>
		backTo(
			getExitPath( { path, query, postType }, ( list ) =>
				isOwnScreen( payload, list )
			)
		);
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
						onClick={ handleClick }
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
