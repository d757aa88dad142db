import { Button } from '@wordpress/components';
import { check } from '@wordpress/icons';

import { useSaveButton } from './use-save-button';

/** The sidebar's save button. */
export function SaveHub() {
	const { label, isDisabled, isSaving, onPress } = useSaveButton();
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
