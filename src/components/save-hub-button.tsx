import { Button } from '@wordpress/components';
import { check } from '@wordpress/icons';

/** Props of {@link SaveHubButton}. */
export interface SaveHubButtonProps {
	label: string;
	isDisabled?: boolean;
	isSaving?: boolean;
	onPress?: () => void;
}

/** The save button at the bottom of the sidebar. */
export function SaveHubButton( {
	label,
	isDisabled = false,
	isSaving = false,
	onPress,
}: SaveHubButtonProps ) {
	return (
		<Button
			className="atelier-save-hub__button"
			variant={ isDisabled ? 'tertiary' : 'primary' }
			icon={ isDisabled && ! isSaving ? check : undefined }
			accessibleWhenDisabled
			disabled={ isDisabled }
			isBusy={ isSaving }
			__next40pxDefaultSize
			onClick={ onPress }
		>
			{ label }
		</Button>
	);
}
