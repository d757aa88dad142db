import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import type { FontFamily } from '@/data/fonts/types';
import { getFamilyName } from '../engine/sort-families';
import { setFamilyActive, toggleFace } from '../engine/toggle-faces';
import { DetailHeader } from '../parts/detail-header';
import { VariantList } from '../parts/variant-list';
import { startInstall } from '../session/start-install';
import { useInstallState } from '../session/use-install-state';
import { useTryOn } from '../try-on/use-try-on';

/** Props of {@link CollectionDetail}. */
export interface CollectionDetailProps {
	family: FontFamily;
	onBack: () => void;
}

/** A family of a collection: its variants, of which the chosen ones are installed. */
export function CollectionDetail( { family, onBack }: CollectionDetailProps ) {
	const { progress } = useInstallState();
	const { show } = useTryOn();
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
				/>
			</div>
			<div className="atelier-fonts-footer">
				<Button
					variant="primary"
					__next40pxDefaultSize
					isBusy={ progress !== undefined }
					disabled={ ! choice || progress !== undefined }
					accessibleWhenDisabled
					onClick={ () => void handleInstall() }
				>
					{ __( 'Install', 'atelier' ) }
				</Button>
			</div>
		</>
	);
}
