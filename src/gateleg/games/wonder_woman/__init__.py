"""Wonder Woman: Challenge of the Amazons (Ravensburger, 2019), a cooperative defence of an island."""
