// Asking again where nobody answered: whatever reads `again.times` while it loads is loaded anew, all of it together.

class Again {
  times = $state(0);

  ask(): void {
    this.times += 1;
  }
}

export const again = new Again();
