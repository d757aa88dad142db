import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import type { FontFamily } from '../types';
import { getFamilyName } from '../rules/sort-families';
import { setFamilyActive, toggleFace } from '../rules/toggle-faces';
import { DetailHeader } from '../parts/detail-header';
import { VariantList } from '../parts/variant-list';
import { InstallBar } from '../parts/install-bar';
import { startInstall } from '../session/start-install';
import { useFontTryOn } from '../try-on/use-font-try-on';
import { getInstallSlug } from '../install/plan-family';
import { getFaceKey } from '../rules/face-identity';
import { useFontSession } from '../session/font-session';

/** Props of {@link CollectionDetail}. */
export interface CollectionDetailProps {
	family: FontFamily;
	onBack: () => void;
}

/** A family of a collection, whose chosen variants can be installed. */
export function CollectionDetail( { family, onBack }: CollectionDetailProps ) {
	const { show } = useFontTryOn();
	const { installed } = useFontSession();
	const installedKeys = new Set(
		installed.families
			.find( ( { slug } ) => slug === getInstallSlug( family ) )
			?.fontFace.filter( ( { isMissing } ) => ! isMissing )
			.map( getFaceKey )
	);
	const [ chosen, setChosen ] = useState< readonly FontFamily[] >( [] );
	const [ choice ] = chosen;
	useEffect( () => show( family ), [ show, family ] );
	const handleInstall = async () => {
		const notice = choice && ( await startInstall( [ choice ] ) );
		if ( notice?.type === 'success' ) {
			setChosen( [] );
		}
	};
	return (
		<>
			<div className="atelier-fonts-body">
				<DetailHeader
					title={ getFamilyName( family ) }
					onBack={ onBack }
				/>
				<p className="atelier-fonts-detail__hint">
					{ __( 'Select font variants to install.', 'atelier' ) }{ ' ' }
					{ __(
						'Choose font variants. Keep in mind that too many variants could make your site slower.',
						'atelier'
					) }
				</p>
				<VariantList
					family={ family }
					active={ choice }
					onToggle={ ( face ) =>
						setChosen( toggleFace( chosen, family, face ) )
					}
					onToggleAll={ ( isActive ) =>
						setChosen( setFamilyActive( chosen, family, isActive ) )
					}
					renderNote={ ( face ) =>
						installedKeys.has( getFaceKey( face ) ) && (
							<span className="atelier-fonts-variant__size">
								{ __( 'Installed', 'atelier' ) }
							</span>
						)
					}
				/>
			</div>
			<InstallBar
				canInstall={ choice !== undefined }
				onInstall={ () => void handleInstall() }
			/>
		</>
	);
}
